import { useFormikContext } from "formik";
import { useState } from "react";
import { currencies } from "@app/domain/enums.ts";
import { formatMoney, parseAmount } from "@app/domain/money.ts";
import { pictureAddress } from "../../../shared/files/sent-pictures.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { ageOptions, levelOptions } from "../group-labels.ts";
import css from "./group-preview.module.css";
import type { GroupValues } from "./group.fields.ts";

const level = labelOf(levelOptions);
const age = labelOf(ageOptions);

/** The cover, unless it cannot be had: one that a draft names after the page was loaded again is only shown once it is saved. */
function Cover({ id, alt }: { id: string; alt: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return <img className={css.cover} src={pictureAddress(id)} alt={alt} onError={() => setMissing(true)} />;
}

/** What families will read of it, as it is typed. */
export function GroupPreview() {
  const { values } = useFormikContext<GroupValues>();
  const tutors = useTutorChoices();
  const names = values.tutorIds.map((id) => tutors.find(({ value }) => value === id)?.label ?? "A tutor");
  const costs = currencies.flatMap((currency) => {
    const typed = values.prices[currency];
    const read = parseAmount(typed, currency);
    return typed.trim() !== "" && read.ok ? [formatMoney({ currency, amount: read.amount })] : [];
  });
  const facts = [
    values.subject,
    values.level ? level(values.level) : "",
    values.ageGroup ? age(values.ageGroup) : "",
    values.durationMinutes ? `${values.durationMinutes} min` : "",
  ].filter(Boolean);
  return (
    <section className={css.preview} aria-label="Preview">
      <small>Preview</small>
      {values.coverImage ? <Cover key={values.coverImage.id} id={values.coverImage.id} alt={values.coverAlt} /> : null}
      <h2>{values.title || "No title yet"}</h2>
      {values.theme ? <p>{values.theme}</p> : null}
      <p className={css.facts}>{facts.join(" · ")}</p>
      <p>{values.description || "No description yet."}</p>
      {values.programme ? <p>{values.programme}</p> : null}
      <p className={css.facts}>{names.length > 0 ? `With ${names.join(", ")}` : "No tutor yet"}</p>
      <p>
        <strong>{costs.length > 0 ? costs.join(" or ") : "No price yet"}</strong>
        {costs.length > 0 ? (values.priceBasis === "whole-course" ? " for all sessions" : " a session") : ""}
      </p>
    </section>
  );
}
