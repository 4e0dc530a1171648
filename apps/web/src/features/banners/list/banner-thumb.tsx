import { ImageIcon } from "@app/ui/icons.ts";
import css from "./banner-thumb.module.css";

interface BannerThumbProps {
  banner: { imageFile: { url: string } | null };
}

/** A banner's image, small; its title stands beside it. */
export const BannerThumb = ({ banner: { imageFile } }: BannerThumbProps) => (
  <span className={css.thumb}>
    {imageFile ? (
      <img src={imageFile.url} alt="" loading="lazy" />
    ) : (
      <ImageIcon size={18} strokeWidth={1.5} aria-hidden />
    )}
  </span>
);
