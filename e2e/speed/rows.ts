import { ask } from "../support/roles.ts";

/** The demo business has nine curricula; with as many more, the first page is full. */
const added = 16;

const create = `mutation PeerRow($input: CurriculumCreateInput!) {
  curriculumCreate(input: $input) { userErrors { message } }
}`;

interface Created {
  curriculumCreate: { userErrors: { message: string }[] };
}

/** Adds curricula until a page of the list is full; their names come after those of the demo business. */
export async function fillFirstPage(gateway: string, token: string): Promise<void> {
  for (let number = 1; number <= added; number++) {
    const input = { name: `Year ${String(number).padStart(2, "0")} Igbo`, subject: "Igbo", shape: "SCHOOL" };
    const { curriculumCreate } = await ask<Created>(create, { input }, token, gateway);
    const [refusal] = curriculumCreate.userErrors;
    if (refusal) throw new Error(refusal.message);
  }
}
