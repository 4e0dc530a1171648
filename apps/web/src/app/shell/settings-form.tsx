import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { useState, type SubmitEvent } from "react";
import { themes, type Theme } from "@app/domain/enums.ts";
import { color, focusRing } from "@app/ui/theme/color.ts";
import { readSettings, saveSettings } from "../../shared/browser/settings.ts";

const Choices = styled.fieldset({
  display: "grid",
  gap: 8,
  margin: "0 0 16px",
  padding: 0,
  border: 0,
  "& legend": { padding: 0, marginBottom: 6, fontWeight: 600, fontSize: "0.84375rem" },
});

const Choice = styled.label({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 48,
  padding: "8px 12px",
  border: `1px solid ${color.controlBorder}`,
  borderRadius: 8,
  cursor: "pointer",
  "&:has(:checked)": { borderColor: color.accent, backgroundColor: color.selected },
  "&:has(:focus-visible)": focusRing,
  "& input": { width: 18, height: 18, margin: 0, accentColor: color.accent, outline: "none" },
});

/** A corner of the portal in a theme's own colours. */
const Picture = styled.span({
  display: "block",
  width: 44,
  height: 28,
  marginLeft: "auto",
  borderRadius: 6,
  border: `1px solid ${color.line}`,
  background: `linear-gradient(${color.sheet}, ${color.sheet}) no-repeat 12px 8px, ${color.chrome}`,
});

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
      <Choices>
        <legend>Theme</legend>
        {themes.map((name) => (
          <Choice key={name}>
            <input type="radio" name="theme" value={name} checked={theme === name} onChange={() => setTheme(name)} />
            {name}
            <Picture data-theme={paper[name]} aria-hidden="true" />
          </Choice>
        ))}
      </Choices>
      <Button type="submit" variant="contained" fullWidth>
        Save Settings
      </Button>
    </form>
  );
}
