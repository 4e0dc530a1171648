import type { RatingsIcon } from "@app/domain/content/session.ts";
import { Star } from "@app/ui/icons.ts";

/** One sign of a rating: a star, or what is drawn in place of it. Its outline is seen unlit, its body lit. */
export function StarMark({ icon }: { icon: RatingsIcon | null }) {
  if (!icon) return <Star size={28} strokeWidth={1.75} aria-hidden />;
  return (
    <svg
      width={icon.dimension}
      height={icon.dimension}
      viewBox={icon.viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={icon.iconPath} />
    </svg>
  );
}
