import { forEachAtOnce } from "./at-once.ts";
import { ask, sessionOf, type Account } from "./roles.ts";

/** As much of an application as is asked for here. */
export interface Candidate {
  id: string;
  personId: string;
  version: number;
  stage: string;
}

interface Saved {
  saved: { candidacy: Candidate | null; userErrors: { message: string }[] };
}

/** Sends one change of an application past the portal, and answers how it stands then. */
async function saved(query: string, variables: object, as: Account): Promise<Candidate> {
  const answer = await ask<Saved>(query, variables, await sessionOf(as));
  const { candidacy, userErrors } = answer.saved;
  if (candidacy === null) throw new Error(userErrors.map(({ message }) => message).join(" "));
  return candidacy;
}

const answered = "{ candidacy { id personId version stage } userErrors { message } }";

/** Somebody who applied with a CV, past the portal. */
export const addCandidate = (firstName: string, lastName: string, as: Account = "admin"): Promise<Candidate> =>
  saved(
    `mutation Apply($input: CandidacyCreateInput!) { saved: candidacyCreate(input: $input) ${answered} }`,
    {
      input: {
        firstName,
        lastName,
        timeZone: "Africa/Lagos",
        marketingConsent: false,
        subjects: ["Igbo"],
        dialects: [],
        email: `${lastName}.${firstName}@example.org`.toLowerCase().replaceAll(" ", "."),
        cvUrl: "https://example.org/cv.pdf",
      },
    },
    as,
  );

/** What a person's last application is. */
export async function candidateOf(personId: string): Promise<Candidate> {
  const query = "query Last($id: ID!) { candidate(id: $id) { id personId version stage } }";
  const { candidate } = await ask<{ candidate: Candidate }>(query, { id: personId }, await sessionOf("admin"));
  return candidate;
}

/** Changes an application as a colleague does. */
export const changeCandidate = ({ id, version }: Candidate, input: object, as: Account = "director") =>
  saved(
    `mutation Change($id: ID!, $version: Int!, $input: CandidacyUpdateInput!) {
      saved: candidacyUpdate(id: $id, version: $version, input: $input) ${answered}
    }`,
    { id, version, input },
    as,
  );

/** Moves an application on by one stage, as a colleague does. */
export const advanceCandidate = ({ id, version }: Candidate, as: Account = "director"): Promise<Candidate> =>
  saved(
    `mutation Advance($id: ID!, $version: Int!) { saved: candidacyAdvance(id: $id, version: $version) ${answered} }`,
    { id, version },
    as,
  );

/** Everything that a candidate has to have before the offer, found in their round. */
const found = {
  languageScore: 4,
  teachingScore: 4,
  warmthScore: 5,
  technologyScore: 4,
  reliabilityScore: 4,
  interviewDate: "2026-03-02",
  demoScore: 4,
  offerAmount: 1800,
  offerCurrency: "GBP",
  offerStartsOn: "2026-09-01",
  idCheck: "DONE",
  backgroundCheck: "DONE",
  referencesCheck: "NOT_NEEDED",
  contractCheck: "DONE",
  payoutCheck: "DONE",
};

/** Takes an application through its stages to the offer, as colleagues do. */
export async function bringToOffer(candidate: Candidate): Promise<Candidate> {
  const { staffUsers, regions } = await ask<{
    staffUsers: { items: { id: string }[] };
    regions: { items: { id: string; code: string }[] };
  }>(
    "{ staffUsers(filter: { status: [ACTIVE] }) { items { id } } regions { items { id code } } }",
    {},
    await sessionOf("director"),
  );
  const regionId = regions.items.find(({ code }) => code === "UK")?.id;
  let stands = await changeCandidate(candidate, { ...found, regionId, interviewerId: staffUsers.items[0]?.id });
  while (stands.stage !== "OFFER") stands = await advanceCandidate(stands);
  return stands;
}

/** Gives a candidate what a tutor needs besides the offer: a contract, a rate of pay, an account. */
export async function fileForOnboarding(personId: string): Promise<void> {
  const query = `mutation Ready($contract: TutorDocumentCreateInput!, $rate: PayRateCreateInput!, $account: PayoutAccountCreateInput!) {
    tutorDocumentCreate(input: $contract) { userErrors { message } }
    payRateCreate(input: $rate) { userErrors { message } }
    payoutAccountCreate(input: $account) { userErrors { message } }
  }`;
  const input = {
    contract: { personId, kind: "CONTRACT" },
    rate: { personId, currency: "GBP", amount: 1800, effectiveFrom: "2026-01-01" },
    account: { personId, method: "BANK", currency: "GBP", holder: "As in the passport", accountNumber: "12345678" },
  };
  await ask(query, input, await sessionOf("director"));
}

/** A tutor of Igbo in Lagos, hired past the portal: nobody else has lessons with them. Returns their id. */
export async function hireTutor(firstName: string, lastName: string): Promise<string> {
  const offered = await bringToOffer(await addCandidate(firstName, lastName));
  const accepted = await changeCandidate(offered, { offerAnswer: "ACCEPTED" });
  await fileForOnboarding(offered.personId);
  await saved(
    `mutation Onboard($id: ID!, $version: Int!) { saved: candidacyOnboard(id: $id, version: $version) ${answered} }`,
    { id: accepted.id, version: accepted.version },
    "director",
  );
  return offered.personId;
}

/** So many applications of one surname, the last of which have come to screening: a stage shows a hundred cards. */
export const addCandidates = (lastName: string, count: number, screened: number): Promise<void> =>
  forEachAtOnce(
    Array.from({ length: count }, (_, n) => n + 1),
    async (n) => {
      const candidate = await addCandidate(`Ada ${n}`, lastName);
      if (n > count - screened) await advanceCandidate(candidate);
    },
  );
