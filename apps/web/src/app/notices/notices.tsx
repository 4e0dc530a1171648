import { useState } from "react";
import { isRemembered, remember } from "../../shared/browser/remember.ts";
import { saveSettings, useSettings } from "../../shared/browser/settings.ts";
import { CookieNotice } from "./cookie-notice.tsx";
import { SettingsNotice } from "./settings-notice.tsx";

/** Whether a notice is still to be answered, and how to answer it for 31 days. */
function useNotice(key: string): [boolean, () => void] {
  const [open, setOpen] = useState(() => !isRemembered(key, Date.now()));

  function answer() {
    remember(key, Date.now());
    setOpen(false);
  }

  return [open, answer];
}

interface NoticesProps {
  /** Somebody is signed in: only then is there anything to be set. */
  isSignedIn: boolean;
}

/** The cookie banner, then the settings notice: each until it is answered, one at a time. */
export function Notices({ isSignedIn }: NoticesProps) {
  const { theme } = useSettings();
  const [cookies, agree] = useNotice("cookieConsent");
  const [settings, close] = useNotice("settingsNotice");

  function agreeToCookies() {
    agree();
    import("../../shared/telemetry/telemetry.ts").then(
      ({ startIfAgreed }) => startIfAgreed(),
      () => undefined,
    );
  }

  function switchTheme() {
    saveSettings({ theme: "ONE_DARK" });
    close();
  }

  if (cookies) return <CookieNotice onAgree={agreeToCookies} />;
  return settings && isSignedIn && theme === "LIGHT" ? <SettingsNotice onClose={close} onSwitch={switchTheme} /> : null;
}
