import { useState, type SubmitEvent } from "react";
import { Button } from "@app/ui/page/button.tsx";
import { themes, type Theme } from "@app/domain/enums.ts";
import { readSettings, saveSettings } from "../../shared/browser/settings.ts";
import css from "./settings-form.module.css";

const paper: Record<Theme, "light" | "dark"> = { LIGHT: "light", ONE_DARK: "dark" };

/** Chooses the theme; nothing changes before it is saved. */
export function SettingsForm({ onSaved }: { onSaved: () => void }) {
  const [theme, setTheme] = useState(() => readSettings().theme);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    saveSettings({ theme });
    onSaved();
  }

  return (
    <form onSubmit={submit}>
      <fieldset className={css.choices}>
        <legend>Theme</legend>
        {themes.map((name) => (
          <label className={css.choice} key={name}>
            <input type="radio" name="theme" value={name} checked={theme === name} onChange={() => setTheme(name)} />
            {name}
            <span className={css.picture} data-theme={paper[name]} aria-hidden="true" />
          </label>
        ))}
      </fieldset>
      <Button type="submit" main wide>
        Save Settings
      </Button>
    </form>
  );
}
