import * as z from "zod";
import { idField, optional, textField, versionField } from "../fields.ts";
import { pictureFields } from "./picture.ts";

const fields = z.object({
  name: textField("Name", 60, "yo"),
  ...pictureFields,
  setting: optional(textField("Setting", 60, "yo")),
});

/** A new background. Its name is unique, marks and capitals apart. Source: domain.md 1.5. */
export const backgroundInput = fields;
export type BackgroundInput = z.infer<typeof backgroundInput>;

/** Changes to a background: what is left out stays. */
export const backgroundUpdateInput = fields.partial().extend({ _id: idField("Background"), version: versionField });
export type BackgroundUpdateInput = z.infer<typeof backgroundUpdateInput>;
