// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "screen_tree.h"

#include <array>

namespace wf2des::sandbox {

namespace {

using Json = nlohmann::ordered_json;

struct Box {
    double x;
    double y;
    double width;
    double height;
};

constexpr double screenWidth = 390;
constexpr double screenHeight = 844;
constexpr double margin = 16;

struct Color {
    double r;
    double g;
    double b;
};

constexpr Color white{1, 1, 1};
constexpr Color ink{0.11, 0.12, 0.14};
constexpr Color accent{0.122, 0.373, 0.816};
constexpr Color line{0.87, 0.88, 0.9};
constexpr Color grey{0.75, 0.75, 0.75};

/// Builds nodes with ids that follow the frame's own.
class Painter {
public:
    Painter(const QString &frameId, SeededRandom random, bool styled)
        : m_random(random)
        , m_styled(styled)
    {
        const QString page = frameId.section(u':', 0, 0);
        m_page = page.isEmpty() ? "1" : page.toStdString();
        m_next = frameId.section(u':', 1, 1).toInt();
        m_left = static_cast<double>(m_random.between(-4, 12)) * 450;
        m_top = static_cast<double>(m_random.between(-2, 6)) * 950;
    }

    ScreenTree draw(const QString &frameId, const QString &name)
    {
        Json root = node("FRAME", name.toStdString(), {0, 0, screenWidth, screenHeight}, white);
        root["id"] = frameId.toStdString();
        m_ids.clear();
        Json children = Json::array();
        children.push_back(header(name.toStdString()));
        switch (m_random.below(4)) {
        case 0:
            children.push_back(form());
            break;
        case 1:
            children.push_back(list());
            break;
        case 2:
            children.push_back(details());
            break;
        default:
            children.push_back(settings());
        }
        children.push_back(tabBar());
        root["children"] = std::move(children);
        return {std::move(root), std::move(m_ids)};
    }

private:
    Json node(const char *type, const std::string &name, const Box &box, const Color &color)
    {
        const std::string id = m_page + ':' + std::to_string(++m_next);
        m_ids.push_back(id);
        const Color shown = m_styled || color.r == white.r ? color : grey;
        return {{"id", id},
                {"name", name},
                {"type", type},
                {"absoluteBoundingBox",
                 {{"x", m_left + box.x}, {"y", m_top + box.y}, {"width", box.width}, {"height", box.height}}},
                {"fills",
                 Json::array(
                     {{{"type", "SOLID"}, {"color", {{"r", shown.r}, {"g", shown.g}, {"b", shown.b}, {"a", 1.0}}}}})}};
    }

    Json text(const std::string &words, const Box &box, const Color &color = ink)
    {
        Json json = node("TEXT", words, box, color);
        json["characters"] = words;
        json["style"] = {{"fontFamily", "Noto Sans JP"}, {"fontSize", box.height > 26 ? 20 : 14}};
        return json;
    }

    /// A box that is a component's instance in a design and a plain frame in a wireframe.
    Json part(const std::string &component, const Box &box, const Color &color, Json children)
    {
        Json json = node(m_styled ? "INSTANCE" : "FRAME", component, box, color);
        if (m_styled)
            json["componentId"] = "ds:" + component;
        json["children"] = std::move(children);
        return json;
    }

    Json header(const std::string &title)
    {
        Json icon = node("VECTOR", "icon/back", {margin, 60, 24, 24}, ink);
        Json words = text(title, {56, 58, 250, 28});
        return part("Header/Default", {0, 44, screenWidth, 56}, white, Json::array({icon, words}));
    }

    Json field(const std::string &label, double y)
    {
        Json caption = text(label, {margin, y, 200, 20});
        Json value = text("", {margin + 12, y + 36, 300, 20}, grey);
        Json box =
            part("TextField/Outlined", {margin, y + 24, screenWidth - 2 * margin, 44}, line, Json::array({value}));
        return part("FormRow", {margin, y, screenWidth - 2 * margin, 68}, white, Json::array({caption, box}));
    }

    Json button(const std::string &words, double y)
    {
        Json label = text(words, {screenWidth / 2 - 40, y + 12, 80, 22}, white);
        return part("Button/Primary", {margin, y, screenWidth - 2 * margin, 48}, accent, Json::array({label}));
    }

    Json form()
    {
        static const std::vector<std::string> labels{"メールアドレス", "パスワード",  "氏名",          "電話番号",
                                                     "Company",        "Postal code", "Delivery date", "備考"};
        const int count = 3 + m_random.below(4);
        const auto first = static_cast<std::size_t>(m_random.below(4));
        Json children = Json::array();
        for (int i = 0; i < count; ++i)
            children.push_back(field(labels[(first + static_cast<std::size_t>(i)) % labels.size()], 120 + i * 84.0));
        children.push_back(button(m_random.chance(0.5) ? "保存する" : "Continue", 130 + count * 84.0));
        return part("Form", {0, 108, screenWidth, 660}, white, std::move(children));
    }

    Json listItem(int index, double y)
    {
        Json avatar = node("ELLIPSE", "avatar", {margin, y + 12, 40, 40}, line);
        Json title = text("注文 #" + std::to_string(1040 + index), {72, y + 12, 220, 20});
        Json note = text("Shipped, 2 items", {72, y + 34, 220, 18}, grey);
        Json chevron = node("VECTOR", "icon/chevron", {350, y + 22, 20, 20}, grey);
        return part("ListItem/Avatar", {0, y, screenWidth, 64}, white, Json::array({avatar, title, note, chevron}));
    }

    Json list()
    {
        Json children = Json::array();
        const int count = 5 + m_random.below(5);
        for (int i = 0; i < count; ++i)
            children.push_back(listItem(i, 112 + i * 64.0));
        return part("List", {0, 108, screenWidth, 660}, white, std::move(children));
    }

    Json details()
    {
        Json children = Json::array();
        children.push_back(node("RECTANGLE", "hero image", {0, 100, screenWidth, 220}, line));
        children.push_back(text("商品名", {margin, 340, 300, 28}));
        children.push_back(text("¥12,800", {margin, 374, 120, 24}, accent));
        for (int i = 0; i < 3 + m_random.below(3); ++i)
            children.push_back(text("Line " + std::to_string(i + 1) + " of the description",
                                    {margin, 412 + i * 24.0, screenWidth - 2 * margin, 20}));
        children.push_back(button("カートに入れる", 640));
        return part("Detail", {0, 100, screenWidth, 668}, white, std::move(children));
    }

    Json settings()
    {
        static const std::array words{"通知", "Language", "プライバシー", "Dark mode", "ヘルプ", "Sign out"};
        Json children = Json::array();
        for (std::size_t i = 0; i < words.size(); ++i) {
            const double y = 116 + static_cast<double>(i) * 56;
            Json label = text(words[i], {margin, y + 18, 220, 20});
            Json toggle = part("Switch", {320, y + 14, 52, 28}, m_random.chance(0.5) ? accent : line, Json::array());
            children.push_back(part("SettingRow", {0, y, screenWidth, 56}, white, Json::array({label, toggle})));
        }
        return part("Settings", {0, 108, screenWidth, 400}, white, std::move(children));
    }

    Json tabBar()
    {
        static const std::array words{"ホーム", "検索", "Orders", "設定"};
        Json children = Json::array();
        for (std::size_t i = 0; i < words.size(); ++i)
            children.push_back(text(words[i], {static_cast<double>(i) * 97.5 + 24, 804, 60, 18}));
        return part("TabBar", {0, 780, screenWidth, 64}, white, std::move(children));
    }

    SeededRandom m_random;
    bool m_styled;
    std::string m_page;
    int m_next = 0;
    double m_left = 0;
    double m_top = 0;
    std::vector<std::string> m_ids;
};

} // namespace

ScreenTree drawScreen(const QString &frameId, const QString &name, SeededRandom random, bool styled)
{
    return Painter(frameId, random, styled).draw(frameId, name);
}

} // namespace wf2des::sandbox
