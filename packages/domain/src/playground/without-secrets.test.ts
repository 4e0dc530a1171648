import { withoutSecrets } from "./without-secrets.ts";

const login = "mutation L($e: String!, $p: String!) { login(input: { email: $e, password: $p }) { accessToken } }";

it("blanks a variable that a document hands to a password, whatever it is called", () => {
  const { query, variables } = withoutSecrets({ query: login, variables: '{"e":"ada@demo.test","p":"Learn"}' });
  expect([query, JSON.parse(variables)]).toEqual([login, { e: "ada@demo.test", p: "" }]);
});

it.each([
  ["query", '{"input":{"email":"a","newPassword":"Learn"}}', { input: { email: "a", newPassword: "" } }],
  ["mutation", '{"code":"qT4n","ids":["a"]}', { code: "", ids: ["a"] }],
  // A region's, or a promo's.
  ["query", '{"code":"UK"}', { code: "UK" }],
])("blanks secrets of a %s by their names: %s", (kind, variables, clean) => {
  expect(JSON.parse(withoutSecrets({ query: `${kind} A { a }`, variables }).variables)).toEqual(clean);
});

it("blanks what is written into the document", () => {
  const query = 'mutation { login(input: { email: "a", password: "Lea\\"rn" }) { accessToken } }';
  expect(withoutSecrets({ query, variables: "" }).query).toBe(
    'mutation { login(input: { email: "a", password: "" }) { accessToken } }',
  );
});

it("leaves everything else as it was typed, half-typed variables too unless they may hold a secret", () => {
  const plain = { query: "query C($id: ID!) { customer(id: $id) { name } }", variables: '{ "id":  "1" }' };
  expect(withoutSecrets(plain)).toEqual(plain);
  expect(withoutSecrets({ query: plain.query, variables: '{ "id": ' }).variables).toBe('{ "id": ');
  expect(withoutSecrets({ query: login, variables: '{ "p": "Lea' }).variables).toBe("");
});
