import { Star } from "@app/ui/icons.ts";
import css from "./stars.module.css";

const stars = [1, 2, 3, 4, 5];

/** Four stars of five and "4 of 5": drawn, since not every font has stars; screen readers are told in words. */
export const Stars = ({ value }: { value: number }) => (
  <span className={css.stars}>
    <span aria-hidden>
      {stars.map((star) => (
        <Star key={star} size={16} strokeWidth={1.75} fill={star <= Math.round(value) ? "currentColor" : "none"} />
      ))}
    </span>
    {Number.isInteger(value) ? value : value.toFixed(1)} of {stars.length}
  </span>
);
