import type { ReactNode } from "react";
import { X } from "@app/ui/icons.ts";
import css from "./banner-preview.module.css";

/** What a banner says, as far as it is written. */
interface PreviewedBanner {
  title: string;
  body: string | null;
  image: { src: string; alt: string } | null;
  ctaLabel: string | null;
  code: string | null;
  dismissible: boolean;
}

interface BannerPreviewProps {
  banner: PreviewedBanner;
  /** In the rules' spelling: "app-home". */
  placement: string;
}

function Banner({ banner, placement }: BannerPreviewProps) {
  const { title, body, image, ctaLabel, code, dismissible } = banner;
  return (
    <div className={css.banner} data-placement={placement}>
      {image ? <img src={image.src} alt={image.alt} /> : null}
      <div className={css.words}>
        <strong>{title || "Title"}</strong>
        {body ? <p>{body}</p> : null}
        {code ? <span className={css.code}>Code: {code}</span> : null}
        {ctaLabel ? <span className={css.button}>{ctaLabel}</span> : null}
      </div>
      {dismissible ? <X className={css.close} size={16} aria-hidden /> : null}
    </div>
  );
}

/** What stands around a banner in a placement: lines where the page's own content is. */
const Around = ({ children, placement }: { children: ReactNode; placement: string }) => (
  <>
    {placement === "app-lessons" || placement === "customer-portal" ? <i className={css.line} data-short="" /> : null}
    {children}
    <i className={css.line} />
    <i className={css.line} data-short="" />
  </>
);

/** A banner in its placement, on a wide screen and on a phone. */
export function BannerPreview({ banner, placement }: BannerPreviewProps) {
  const widths = [
    { width: "desktop", label: "On a computer" },
    { width: "phone", label: "On a phone" },
  ];
  return (
    <div className={css.both}>
      {widths.map(({ width, label }) => (
        <figure key={width} className={css.frame} data-width={width}>
          <figcaption>{label}</figcaption>
          <div>
            <Around placement={placement}>
              <Banner banner={banner} placement={placement} />
            </Around>
          </div>
        </figure>
      ))}
    </div>
  );
}
