import { PhoneFrame } from "@app/ui/value/phone-frame.tsx";
import css from "./phone-preview.module.css";

interface PhonePreviewProps {
  title: string;
  body: string;
  /** In words. */
  kind: string;
  image?: { src: string; alt: string } | null;
}

const themes = [
  { theme: "light", name: "Light" },
  { theme: "dark", name: "Dark" },
] as const;

/** A product update as a phone shows it, in both of the app's themes. */
export function PhonePreview({ title, body, kind, image = null }: PhonePreviewProps) {
  return (
    <div className={css.phones} data-wide="">
      {themes.map(({ theme, name }) => (
        <figure key={theme}>
          <PhoneFrame theme={theme}>
            <div className={css.card}>
              {image ? <img src={image.src} alt={image.alt} /> : null}
              {kind ? <span className={css.kind}>{kind}</span> : null}
              <strong>{title || "Title"}</strong>
              <p>{body || "The text appears here."}</p>
              <span className={css.done}>Got it</span>
            </div>
          </PhoneFrame>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
