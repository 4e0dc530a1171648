import { z } from "zod";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { tutorFile } from "@app/domain/imports/tutor-file.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { foldForSearch } from "@app/domain/text.ts";
import { namedSubjects, tutorImportInput, tutorUpdateInput } from "@app/domain/tutors/tutor.ts";
import type { TaughtSubject, TutorImportInput } from "@app/domain/tutors/tutor.ts";
import { countryOfRegion, readPhone } from "../../customers/customer-import.public.ts";
import {
  changeImportedTutor,
  importTutor,
  removeTutor,
  taughtAs,
  tutorNumberOf,
  tutorsByIds,
  tutorsWithAny,
} from "../../tutors/tutor-import.public.ts";
import { tutors } from "../../tutors/tutors.public.ts";
import type { Found, Importable, Match, Parsed, Values } from "../importable.ts";
import type { Register } from "../named.ts";
import { candidateOf, householdKey, likeThose, sameHousehold } from "../like-those.ts";
import { parsedBy } from "../parsed-by.ts";

type Known = Awaited<ReturnType<typeof tutorsByIds>>[number];

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const emailOf = ({ email }: Values) => textOf(email).toLowerCase();
const numberOf = ({ tutorNumber }: Values) => textOf(tutorNumber);

/** A row's phone number as it is kept: as people dial it in its country, then its region's, then with a plus. */
function phoneOf(values: Values, register: Register): string | null {
  const region = register.wordOf("region", textOf(values.regionId));
  return readPhone(textOf(values.phoneNumber), [textOf(values.country).toUpperCase(), countryOfRegion(region)]);
}

const foundOf = ({ tutor, person }: Known): Found => ({
  id: tutor.id,
  version: tutor.version,
  label: `${fullName(person)} (${tutor.tutorNumber})`,
  archived: tutor.archivedAt !== null,
  current: { ...person, ...tutor },
});

/** Whom a row means: by number, else by email; who has another's phone and surname is asked about. */
function matchOf(values: Values, register: Register, known: readonly Known[]): Match {
  const typed = numberOf(values);
  if (typed !== "") {
    const one = known.find(({ tutor }) => tutor.tutorNumber === tutorNumberOf(typed));
    if (one) return { found: foundOf(one), candidates: [] };
    return { found: null, candidates: [], problems: { tutorNumber: importMessages.notFound(typed) } };
  }
  const email = emailOf(values);
  const one = known.find(({ emails }) => email !== "" && emails.includes(email));
  if (one) return { found: foundOf(one), candidates: [] };
  const { same, household } = likeThose(known, values, phoneOf(values, register));
  return {
    found: null,
    candidates: same.map(foundOf).map(candidateOf),
    noted: household.map(foundOf).map(sameHousehold),
  };
}

/** The names of subjects as what is taught; what is known of those taught already stays. */
function withTaught({ subjects, ...values }: Values, current: Values): Parsed {
  if (subjects === undefined) return { values };
  const read = parsedBy(z.object({ subjects: namedSubjects }), { subjects });
  if ("problems" in read) return read;
  const names = read.values.subjects as TaughtSubject["subject"][];
  return { values: { ...values, subjects: taughtAs(names, current.subjects as TaughtSubject[]) } };
}

/** Tutors who were hired elsewhere, and changes to those who teach. A director's, as hiring is. */
export const tutorImport: Importable = {
  file: tutorFile,
  records: tutors,
  urlOf: (id) => `/app/tutoring/tutors/${id}`,
  labelOf: (values) => fullName({ firstName: textOf(values.firstName), lastName: textOf(values.lastName) }),
  keysOf(values, register) {
    const phone = phoneOf(values, register);
    const surname = foldForSearch(textOf(values.lastName));
    const number = numberOf(values);
    const email = emailOf(values).includes("@") ? [`email ${emailOf(values)}`] : [];
    if (number !== "") return [`number ${tutorNumberOf(number) ?? number}`, ...email];
    return [
      ...email,
      ...(phone === null || surname === ""
        ? []
        : [`phone ${phone} ${surname} ${foldForSearch(textOf(values.firstName))}`]),
    ];
  },
  householdOf: (values, register) => (numberOf(values) === "" ? householdKey(values, phoneOf(values, register)) : null),
  async match(context, rows, register) {
    const known = await tutorsWithAny(context, {
      numbers: rows.flatMap((values) => tutorNumberOf(numberOf(values)) ?? []),
      emails: rows.map(emailOf).filter((email) => email !== ""),
      phones: rows.flatMap((values) => phoneOf(values, register) ?? []),
    });
    return rows.map((values) => matchOf(values, register, known));
  },
  load: async (context, ids) => (await tutorsByIds(context, ids)).map(foundOf),
  parseNew: (values) => parsedBy(tutorImportInput, values),
  parseChanges({ id, version, current }, { onboardedOn: _, ...values }, register) {
    const taught = withTaught(values, current);
    if ("problems" in taught) return taught;
    const parsed = parsedBy(tutorUpdateInput, { ...taught.values, _id: id, version });
    if ("problems" in parsed || typeof parsed.values.phoneNumber !== "string") return parsed;
    const phoneNumber = phoneOf({ ...current, ...parsed.values }, register);
    return phoneNumber === null
      ? { problems: { phoneNumber: messages.phone } }
      : { values: { ...parsed.values, phoneNumber } };
  },
  create: (context, values, trial) => importTutor(context, values as unknown as TutorImportInput, trial),
  update: (context, at, values) => changeImportedTutor(context, { ...values, ...at }),
  remove: removeTutor,
};
