import styled from "@emotion/styled";
import { useState } from "react";
import { isRemembered, remember } from "../../shared/remember.ts";
import { saveSettings, useSettings } from "../../shared/settings.ts";
import { CookieNotice } from "./cookie-notice.tsx";
import { SettingsNotice } from "./settings-notice.tsx";

const Corner = styled.div({
  position: "fixed",
  zIndex: 1350,
  right: 16,
  bottom: 16,
  left: 16,
  display: "grid",
  gap: 12,
  justifyItems: "end",
  pointerEvents: "none",
});

/** Whether a notice is still to be answered, and how to answer it for 31 days. */
function useNotice(key: string): [boolean, () => void] {
  const [open, setOpen] = useState(() => !isRemembered(key, Date.now()));

  function answer() {
    remember(key, Date.now());
    setOpen(false);
  }

  return [open, answer];
}

/** The cookie banner and the settings notice, each until it is answered. */
export function Notices() {
  const { theme } = useSettings();
  const [cookies, agree] = useNotice("cookieConsent");
  const [settings, close] = useNotice("settingsNotice");

  function switchTheme() {
    saveSettings({ theme: "ONE_DARK" });
    close();
  }

  return (
    <Corner>
      {settings && theme === "LIGHT" ? <SettingsNotice onClose={close} onSwitch={switchTheme} /> : null}
      {cookies ? <CookieNotice onAgree={agree} /> : null}
    </Corner>
  );
}
