import { familyInput } from "@app/domain/customers/family.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { FamilyCreateInput } from "@app/schema/types.generated.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { firstRequest, requestTyped, type FirstRequest } from "../../lessons/requests/first-request.public.ts";

export interface LearnerValues {
  firstName: string;
  lastName: string;
  relationship: string;
  dateOfBirth: string;
  ageGroup: string;
  subjects: readonly string[];
}

/** What is typed of a family, on one page. */
export interface FamilyValues {
  payer: {
    firstName: string;
    lastName: string;
    email: string;
    phoneNumber: string;
    regionId: string;
    timeZone: string;
    source: string;
    isLearner: boolean;
  };
  learners: readonly LearnerValues[];
  /** Whether they ask for lessons at once. */
  asks: boolean;
  request: FirstRequest;
}

/** The next learner of a family, who is likely to learn what the one before does. */
export const nextLearner = (before?: LearnerValues): LearnerValues => ({
  firstName: "",
  lastName: before?.lastName ?? "",
  relationship: before?.relationship ?? "child",
  dateOfBirth: "",
  ageGroup: "",
  subjects: before?.subjects ?? [],
});

export const emptyFamily = (regionId: string): FamilyValues => ({
  payer: {
    firstName: "",
    lastName: "",
    email: "",
    phoneNumber: "",
    regionId,
    timeZone: "",
    source: "",
    isLearner: false,
  },
  learners: [nextLearner()],
  asks: false,
  request: firstRequest,
});

const unlessEmpty = (text: string): string | null => (text.trim() === "" ? null : text);

/** What is typed, as the rules read it. `zones`: the time zones of regions, by their ids. */
function typedOf({ payer, learners, asks, request }: FamilyValues, zones: ReadonlyMap<string, string>) {
  const { email, phoneNumber, timeZone, source, ...named } = payer;
  return {
    payer: {
      ...named,
      email: unlessEmpty(email),
      phoneNumber: unlessEmpty(phoneNumber),
      timeZone: unlessEmpty(timeZone),
      source: unlessEmpty(source),
      whoIsLessonFor: learners.length > 0 ? "dependent" : "me",
    },
    learners: learners.map(({ lastName, dateOfBirth, ageGroup, ...learner }) => ({
      ...learner,
      lastName: unlessEmpty(lastName),
      dateOfBirth: unlessEmpty(dateOfBirth),
      ageGroup: unlessEmpty(ageGroup),
    })),
    request: asks ? requestTyped(request, timeZone || (zones.get(payer.regionId) ?? "")) : null,
  };
}

const check = checkWith<object>(familyInput);
export const checkFamily = (zones: ReadonlyMap<string, string>) => (values: FamilyValues) =>
  check(typedOf(values, zones));

/** What is sent, once the rules have read it. */
export function familyOf(values: FamilyValues, zones: ReadonlyMap<string, string>): FamilyCreateInput {
  const { payer, learners, request } = familyInput.parse(typedOf(values, zones));
  const { firstName, lastName, email, phoneNumber, regionId, timeZone, source, isLearner, whoIsLessonFor } = payer;
  return {
    payer: {
      firstName,
      lastName,
      email,
      phoneNumber,
      regionId,
      timeZone,
      isLearner: isLearner ?? false,
      whoIsLessonFor: toEnumName(whoIsLessonFor),
      ...(source && { source: toEnumName(source) }),
    },
    learners: learners.map(({ relationship, ageGroup, ...learner }) => ({
      ...learner,
      relationship: toEnumName(relationship),
      ageGroup: ageGroup ? toEnumName(ageGroup) : null,
    })),
    request: request
      ? {
          learnerAt: request.learnerAt ?? null,
          subject: request.subject,
          kind: toEnumName(request.kind),
          goals: request.goals ?? null,
          durationMinutes: request.durationMinutes,
          lessonsPerWeek: request.lessonsPerWeek,
          preferredTimes: request.preferredTimes,
        }
      : null,
  };
}
