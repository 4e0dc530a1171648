import { BrandTile } from "../shell/brand-tile.tsx";
import { AfterAMoment } from "./skeleton.tsx";
import css from "./splash.module.css";

/** Shown while the stored session is restored. */
export function Splash() {
  return (
    <AfterAMoment className={css.frame} role="status" aria-label="Opening the portal">
      <BrandTile size={48} />
      <div className={css.track} />
    </AfterAMoment>
  );
}
