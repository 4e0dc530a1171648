import * as z from "zod";
import { dateField, optional, textField, wholeField } from "@app/domain/fields.ts";
import { enumField, number, percent, reference, references, text, texts } from "./form-fields.ts";
import { formOf } from "./form-of.ts";

interface Club {
  version: number;
  name: string;
  motto: string | null;
  feeBp: number;
  places: number | null;
  house: { id: string } | null;
  leaders: readonly { id: string }[] | null;
  colours: readonly string[];
  size: "SMALL" | "VERY_LARGE";
}

const rules = z.object({
  name: textField("Name", 20),
  motto: optional(textField("Motto", 20)),
  feeBp: wholeField("Fee", 0, 5000),
  places: wholeField("Places", 1, 9).nullable(),
  houseId: textField("House", 9),
  leaderIds: z.array(z.string()),
  colours: z.array(z.string()),
  size: z.enum(["small", "very-large"]),
});

const fields = {
  name: text("Name"),
  motto: text("Motto"),
  feeBp: percent("Fee", 50),
  places: number("Places"),
  houseId: reference("House", "house"),
  leaderIds: references("Leaders", "leaders"),
  colours: texts("Colours"),
  size: enumField<Club["size"]>()("Size", ["small", "very-large"]),
} as const;

const form = formOf<Club>()(rules, fields);
const chess: Club = {
  version: 3,
  name: "Chess",
  motto: null,
  feeBp: 1250,
  places: 4,
  house: { id: "h1" },
  leaders: [{ id: "p1" }, { id: "p2" }],
  colours: ["red"],
  size: "VERY_LARGE",
};
const read = form.recordOf(chess);

it("reads a record as its form holds it: nothing as empty texts, shares in per cent, others by their ids", () => {
  expect(read).toEqual({
    version: 3,
    values: {
      name: "Chess",
      motto: "",
      feeBp: 12.5,
      places: 4,
      houseId: "h1",
      leaderIds: ["p1", "p2"],
      colours: ["red"],
      size: "very-large",
    },
  });
});

it("reads what is not there as nothing chosen", () => {
  expect(form.recordOf({ ...chess, house: null, leaders: null }).values).toMatchObject({ houseId: "", leaderIds: [] });
});

it("begins a new record with empty fields", () => {
  expect(form.recordOf(null)).toEqual({
    version: 0,
    values: { name: "", motto: "", feeBp: 0, places: null, houseId: "", leaderIds: [], colours: [], size: "" },
  });
});

it("sends what the rules make of it, under the API's names", () => {
  expect(form.inputOf({ ...read.values, name: " Go ", feeBp: "7.5" })).toEqual({
    name: "Go",
    motto: null,
    feeBp: 750,
    places: 4,
    houseId: "h1",
    leaderIds: ["p1", "p2"],
    colours: ["red"],
    size: "VERY_LARGE",
  });
});

it("sends of a record that is there only what was changed", () => {
  expect(form.changesOf({ ...read.values, feeBp: 2, size: "small" }, ["feeBp", "size"])).toEqual({
    feeBp: 200,
    size: "SMALL",
  });
});

it.each([
  ["what is missing", { name: "" }, { name: "Name is required." }],
  [
    "what is no share",
    { feeBp: "7.555" },
    { feeBp: "Enter a percentage such as 12.5, with at most 2 decimal places." },
  ],
  ["a share that is too large", { feeBp: 51 }, { feeBp: "Fee must be between 0 and 50." }],
  ["each of several", { name: "", feeBp: "x" }, { name: expect.any(String), feeBp: expect.any(String) }],
])("tells %s at its field", (_what, wrong, errors) => {
  expect(form.check({ ...read.values, ...wrong })).toEqual(errors);
});

it("finds nothing wrong with what may be sent", () => {
  expect(form.check(read.values)).toEqual({});
});

it("reads values to people, as the form holds them and as histories store them", () => {
  expect(form.labels.feeBp).toBe("Fee");
  expect(form.show.feeBp?.(12.5)).toBe("12.5%");
  expect(form.showStored.feeBp?.(1250)).toBe("12.5%");
  expect(form.show.size?.("small")).toBe("Small");
  expect(form.show.name).toBeUndefined();
});

it("takes no table that does not fit the record and its rules", () => {
  const { motto: _, ...withoutMotto } = fields;
  const wrong = [
    // @ts-expect-error -- "motto" is forgotten.
    () => formOf<Club>()(rules, withoutMotto),
    // @ts-expect-error -- The rules know no "nmae".
    () => formOf<Club>()(rules, { ...fields, nmae: text("Name") }),
    // @ts-expect-error -- The fee is a number.
    () => formOf<Club>()(rules, { ...fields, feeBp: text("Fee") }),
    // @ts-expect-error -- The record holds no "hoose".
    () => formOf<Club>()(rules, { ...fields, houseId: reference("House", "hoose") }),
    // @ts-expect-error -- No field of the form is called "fee".
    (): keyof typeof form.labels => "fee",
    // @ts-expect-error -- A name is a text.
    () => form.inputOf({ ...read.values, name: 1 }),
  ];
  expect(wrong).toHaveLength(6);
});

it("knows the types of what is sent", () => {
  const { size, name }: { size: Club["size"]; name: string } = form.inputOf(read.values);
  expect([size, name]).toEqual(["VERY_LARGE", "Chess"]);
});

it("asks for a date that is missing by its name, and for a valid one where it is mistyped", () => {
  const dated = formOf<{ version: number; heldOn: string }>()(z.object({ heldOn: dateField }), { heldOn: text("Day") });
  expect(dated.check({ heldOn: "" })).toEqual({ heldOn: "Day is required." });
  expect(dated.check({ heldOn: "soon" })).toEqual({ heldOn: "Enter a valid date." });
});
