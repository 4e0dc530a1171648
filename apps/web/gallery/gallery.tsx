import { useEffect, type ComponentType } from "react";
import { Toasts } from "@app/ui/feedback/toasts.tsx";
import { Moon, Sun } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { UiProvider } from "@app/ui/theme/ui-provider.tsx";
import { ClockProvider } from "@app/ui/value/clock.tsx";
import { Actions } from "./actions.tsx";
import { useAddress } from "./address.ts";
import { Boards } from "./boards.tsx";
import { Charts } from "./charts.tsx";
import { Details } from "./details.tsx";
import { Editors } from "./editors.tsx";
import { Feedback } from "./feedback.tsx";
import { Forms } from "./forms.tsx";
import { Layouts } from "./layouts.tsx";
import { Lists } from "./lists.tsx";
import { Shell } from "./shell.tsx";
import { Sounds } from "./sounds.tsx";
import { Trees } from "./trees.tsx";
import { Values } from "./values.tsx";
import css from "./gallery.module.css";

/** By the folders of packages/ui/src. */
const parts: Readonly<Record<string, ComponentType>> = {
  values: Values,
  actions: Actions,
  feedback: Feedback,
  forms: Forms,
  lists: Lists,
  details: Details,
  layout: Layouts,
  trees: Trees,
  boards: Boards,
  charts: Charts,
  editors: Editors,
  audio: Sounds,
  shell: Shell,
};

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const now = new Date("2026-10-27T08:42:00Z");

/** Every component of packages/ui in all its states; its clock stands still, so that its pictures can be compared. */
export function Gallery() {
  const { part, theme, hrefWith, wear } = useAddress();
  const shown = Object.entries(parts).filter(([name]) => part === null || part === name);
  useEffect(() => void (document.title = part === null ? "Gallery" : `${titleOf(part)} · Gallery`), [part]);
  return (
    <ClockProvider now={() => now} timeZone="Africa/Lagos">
      <UiProvider themeName={theme}>
        <div className={css.page}>
          <header>
            <h1>Gallery</h1>
            <nav aria-label="Parts">
              {Object.keys(parts).map((name) => (
                <TextLink key={name} href={hrefWith({ part: name })} aria-current={name === part ? "page" : undefined}>
                  {titleOf(name)}
                </TextLink>
              ))}
            </nav>
            {theme === "LIGHT" ? (
              <ActionButton label="Dark theme" icon={Moon} size="small" onSelect={() => wear("ONE_DARK")} />
            ) : (
              <ActionButton label="Light theme" icon={Sun} size="small" onSelect={() => wear("LIGHT")} />
            )}
          </header>
          <main>
            {shown.map(([name, Part]) => (
              <section key={name} aria-labelledby={`part-${name}`}>
                <h2 id={`part-${name}`}>{titleOf(name)}</h2>
                <Part />
              </section>
            ))}
          </main>
        </div>
        <Toasts />
      </UiProvider>
    </ClockProvider>
  );
}
