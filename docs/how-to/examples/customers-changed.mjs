// Prints the customers that were saved since an instant, page by page: node customers-changed.mjs 2026-01-01T00:00:00Z
const { GATEWAY = "http://localhost:4000", EMAIL, PASSWORD } = process.env;

async function ask(query, variables, token) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${GATEWAY}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors.map(({ message, extensions }) => `${extensions.code}: ${message}`).join("\n"));
  return data;
}

const { login } = await ask(
  "mutation ($input: LoginInput!) { login(input: $input) { accessToken userErrors { message } } }",
  { input: { email: EMAIL, password: PASSWORD } },
);
if (!login.accessToken) throw new Error(login.userErrors.map(({ message }) => message).join("\n"));

const query = `query ($page: PageInput!, $filter: CustomerFilter!) {
  customers(page: $page, filter: $filter) { items { id name updatedAt } pageInfo { endCursor } }
}`;
for (let after = ""; after !== null;) {
  const variables = { page: { size: 100, after }, filter: { changedSince: process.argv[2] } };
  const { customers } = await ask(query, variables, login.accessToken);
  for (const { name, updatedAt } of customers.items) console.log(updatedAt, name);
  after = customers.pageInfo.endCursor;
}
