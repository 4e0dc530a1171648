// Prints what the app has of a language, page by page, and what it has to forget: node app-content.mjs Igbo 2026-01-01T00:00:00Z
const { GATEWAY = "http://localhost:4000", EMAIL, PASSWORD } = process.env;
const [, , subject, changedSince] = process.argv;

async function ask(query, variables, token) {
  const headers = {
    "content-type": "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
  };
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

const query = `query ($subject: String, $changedSince: DateTime, $after: String) {
  appContent(subject: $subject, changedSince: $changedSince, first: 100, after: $after) {
    edges { node { id kind liveAt isRemoved word { headword } lesson { title } story { title } } }
    pageInfo { endCursor hasNextPage }
  }
}`;
for (let after = null, hasNextPage = true; hasNextPage;) {
  const { appContent } = await ask(query, { subject, changedSince, after }, login.accessToken);
  for (const { node } of appContent.edges) {
    const name = node.word?.headword ?? node.lesson?.title ?? node.story?.title ?? node.id;
    console.log(node.liveAt, node.kind, node.isRemoved ? `forget ${node.id}` : name);
  }
  ({ endCursor: after, hasNextPage } = appContent.pageInfo);
}
