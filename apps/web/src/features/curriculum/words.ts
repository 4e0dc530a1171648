import { typesOf } from "@app/domain/curriculum/shape.ts";
import {
  curriculumShapes,
  subdivisionTypes,
  type CurriculumShape,
  type SubdivisionType,
} from "@app/domain/curriculum/curriculum-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type * as Api from "@app/schema/types.generated.ts";
import { countOf } from "../../shared/text/format.ts";

/** "SCHOOL" → "school": a shape by its name in the API as the domain's rules take it. */
export function shapeOf(name: Api.CurriculumShape): CurriculumShape {
  return curriculumShapes.find((shape) => toEnumName(shape) === name) ?? "language";
}

/** "AGE_GROUP" → "ageGroup". */
export function typeOf(name: Api.SubdivisionType): SubdivisionType {
  return subdivisionTypes.find((type) => toEnumName(type) === name) ?? "topic";
}

/** A type by its name in the API. */
export function typeNameOf(type: SubdivisionType): Api.SubdivisionType {
  return toEnumName(type) as Api.SubdivisionType;
}

/** "ageGroup" → "age group". */
export function typeInWords(type: SubdivisionType): string {
  return type === "ageGroup" ? "age group" : type;
}

interface Counted {
  shape: Api.CurriculumShape;
  counts: readonly { type: Api.SubdivisionType; count: number }[];
}

/** "3 age groups · 7 levels · 41 topics"; a line breaks between them only. */
export function partsInWords({ shape, counts }: Counted): string {
  return typesOf(shapeOf(shape))
    .map((type) => countOf(counts.find((one) => one.type === typeNameOf(type))?.count ?? 0, typeInWords(type)))
    .map((words) => words.replaceAll(" ", "\u00A0"))
    .join(" · ");
}

const languages: Readonly<Record<string, string>> = { Igbo: "ig", Yoruba: "yo" };

/** The language that a subject teaches, where its words are set in a voice of their own. */
export function languageOf(subject: string): string | undefined {
  return languages[subject];
}

const glossMax = 40;

/** A description so short that it says what a name means: "family" for Ezinụlọ. */
export function glossOf(description: string | null): string | undefined {
  return description !== null && description.length <= glossMax && !description.includes("\n")
    ? description
    : undefined;
}
