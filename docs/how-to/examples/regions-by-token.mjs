// Prints the regions with a service token: TOKEN=lip_… node regions-by-token.mjs
const { GATEWAY = "http://localhost:4000", TOKEN } = process.env;

const answer = await fetch(`${GATEWAY}/graphql`, {
  method: "POST",
  headers: { "content-type": "application/json", authorization: `Bearer ${TOKEN}` },
  body: JSON.stringify({ query: "{ me { token { name expiresAt } } regions { items { code name } } }" }),
});
const { data, errors } = await answer.json();
if (errors) throw new Error(errors.map(({ message, extensions }) => `${extensions.code}: ${message}`).join("\n"));

console.error(`${data.me.token.name}, until ${data.me.token.expiresAt}`);
for (const { code, name } of data.regions.items) console.log(code, name);
