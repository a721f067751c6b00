#!/usr/bin/python3
"""A bare WebKitGTK window with a profile that survives a quit, driven by WebKitWebDriver.

The stock MiniBrowser forgets its storage when automated, so it cannot show a cold start offline.
WK_PROFILE: folder of the profile. WK_SIZE: window, as 1180x820. WK_FEATURES: features to turn on.
WK_SCRIPT: file of a program that runs in each document before its own scripts.
"""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

profile = os.environ["WK_PROFILE"]
width, height = map(int, os.environ.get("WK_SIZE", "1180x820").split("x"))
wanted = os.environ.get("WK_FEATURES", "").split(",")
script = os.environ.get("WK_SCRIPT", "")

context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager(
        base_data_directory=profile + "/data", base_cache_directory=profile + "/cache"
    )
)
context.set_automation_allowed(True)


def create_view(_session):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    features = WebKit2.Settings.get_all_features()
    for feature in (features.get(i) for i in range(features.get_length())):
        if feature.get_identifier() in wanted:
            settings.set_feature_enabled(feature, True)
    view = WebKit2.WebView(
        is_controlled_by_automation=True, web_context=context, settings=settings
    )
    if script:
        with open(script, encoding="utf-8") as source:
            view.get_user_content_manager().add_script(
                WebKit2.UserScript(
                    source.read(),
                    WebKit2.UserContentInjectedFrames.TOP_FRAME,
                    WebKit2.UserScriptInjectionTime.START,
                )
            )
    view.connect("permission-request", lambda _view, request: (request.allow(), True)[1])
    window = Gtk.Window(default_width=width, default_height=height, decorated=False)
    window.add(view)
    window.show_all()
    view.connect("close", lambda *_: window.destroy())
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("wkbrowser")
    info.set_version(2, 50, 6)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", started)
Gtk.main()
