import { useRef, useState, type ChangeEvent } from "react";
import type { RatingsIcon } from "@app/domain/content/session.ts";
import { FieldNote } from "@app/ui/form/field-frame.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { StarMark } from "../../learner/star-mark.tsx";
import css from "./fields.module.css";

const size = { dimension: 28, spacing: 4, viewBox: "0 0 24 24" };
const drawn: readonly RatingsIcon[] = [
  { label: "Heart", iconPath: "M12 21C7 17 3 13 3 9a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 4-4 8-9 12z", ...size },
  { label: "Circle", iconPath: "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z", ...size },
  { label: "Drop", iconPath: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z", ...size },
  { label: "Flag", iconPath: "M5 21V4h13l-3 4.500l3 4.500H5", ...size },
  { label: "Drum", iconPath: "M5 4h14l-5 8l5 8H5l5-8z", ...size },
];

const mostBytes = 20_000;

/** The first outline of a drawing, in the field that it is drawn in; null where it has none. */
function iconOf(text: string, label: string): RatingsIcon | null {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const iconPath = svg.querySelector("path")?.getAttribute("d") ?? "";
  const viewBox = svg.getAttribute("viewBox") ?? "0 0 24 24";
  return iconPath === "" ? null : { label, iconPath, ...size, viewBox };
}

interface RatingIconsProps {
  icon: RatingsIcon | null;
  onIcon: (icon: RatingsIcon | null) => void;
}

/** What a rating is drawn with: stars, another drawing, or the outline of one of one's own. */
export function RatingIcons({ icon, onIcon }: RatingIconsProps) {
  const file = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const isOwn = icon !== null && drawn.every(({ iconPath }) => iconPath !== icon.iconPath);
  const choices = [null, ...drawn, ...(isOwn ? [icon] : [])];

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    target.value = "";
    if (!chosen) return;
    const own = chosen.size > mostBytes ? null : iconOf(await chosen.text(), chosen.name.replace(/\.svg$/i, ""));
    setFault(own ? undefined : "Choose an SVG of one outline, up to 20 kB.");
    if (own) onIcon(own);
  }

  return (
    <fieldset className={css.list} data-wide="">
      <legend>Drawn as</legend>
      <div className={css.icons} role="radiogroup" aria-label="Drawn as">
        {choices.map((choice) => {
          const isChosen = (choice?.iconPath ?? null) === (icon?.iconPath ?? null);
          const label = choice?.label ?? "Star";
          return (
            <label key={choice?.iconPath ?? "star"} data-hint={label} data-on={isChosen ? "" : undefined}>
              <input
                type="radio"
                name="ratingsIcon"
                checked={isChosen}
                aria-label={label}
                onChange={() => onIcon(choice)}
              />
              <StarMark icon={choice} />
            </label>
          );
        })}
        <input ref={file} type="file" accept=".svg,image/svg+xml" hidden onChange={(event) => void upload(event)} />
        <Button size="small" onClick={() => file.current?.click()}>
          Upload an SVG
        </Button>
      </div>
      {fault ? <FieldNote id="rating-icon-fault" error={fault} /> : null}
    </fieldset>
  );
}
