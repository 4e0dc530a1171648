import { parse, print, Kind } from "graphql";
import { withStandardWords } from "./standard-words.ts";

const filled = (sdl: string) => print({ kind: Kind.DOCUMENT, definitions: withStandardWords(parse(sdl).definitions) });

/** What a schema says of a place: a line of text, then what it stands above. */
const saying = (words: string, place: string) => new RegExp(`"${words}"\\n *${place}`);

const pet = `
  "A pet."
  type Pet implements Node {
    id: ID!
    "What it answers to."
    name: String!
    "Who feeds it."
    owner: Person
    version: Int!
  }
  "A person."
  type Person { id: ID! }
  "A record."
  interface Node { "What never changes." id: ID! "What it weighs." weight: Int }
`;

it.each([
  ["24 hexadecimal characters that never change.", "id: ID!"],
  ["Goes up by one with each save; send it back with an update.", "version: Int!"],
])("says %j of every %s", (words, place) => {
  expect(filled(pet)).toMatch(saying(words, place));
});

it("says of a field what its interface says", () => {
  const cat = `${pet} "A cat." type Cat implements Node { id: ID! weight: Int }`;
  expect(filled(cat).split("type Cat")[1]).toMatch(saying("What it weighs.", "weight"));
});

it("says of an input's field what the record says, also where it is the id of what is referred to", () => {
  const text = filled(
    `${pet} input PetCreateInput { name: String! ownerId: ID! } input PetUpdateInput { name: String }`,
  );
  expect(text).toMatch(
    /"A new pet."\ninput PetCreateInput \{\n {2}"What it answers to."\n.*\n {2}"Who feeds it."\n {2}ownerId/,
  );
  expect(text).toMatch(/"Changes to a pet\. .*"\ninput PetUpdateInput \{\n {2}"What it answers to."/);
});

it("says what lists and changes of every record have in common", () => {
  const text = filled(`${pet}
    type PetPage { items: [Pet!]! pageInfo: Int }
    type PetConnection { edges: [Pet!]! pageInfo: Int }
    type PetPayload { pet: Pet userErrors: [Int!]! }
    enum PetSort { CREATED_DESC LAST_FED_ASC }
    input PetCreateInput { name: String! }
    "Reads." type Query { "Pets." pets(page: Int, sort: PetSort): PetPage }
    "Writes." type Mutation { "Adds one." petCreate(input: PetCreateInput!, idempotencyKey: String): PetPayload }`);
  expect(text).toMatch(saying("One page of a list.", "type PetPage"));
  expect(text).toMatch(saying("The position of this page in the list.", "pageInfo"));
  expect(text).toMatch(saying("Where this part ends.", "pageInfo"));
  expect(text).toMatch(saying("The pet afterwards; null if the change was refused.", "pet: Pet"));
  expect(text).toMatch(saying("Newest first.", "CREATED_DESC"));
  expect(text).toMatch(saying("By last fed, ascending.", "LAST_FED_ASC"));
  expect(text).toMatch(saying("Which page to return.", "page: Int"));
  expect(text).toMatch(saying("A new pet.", "input: PetCreateInput"));
  expect(text).toMatch(saying("A repeated request with the same key is carried out only once.", "idempotencyKey"));
});

it("leaves what is described as it is", () => {
  expect(filled('"A pet." type Pet { "The tag on its collar." id: ID! }')).toMatch(
    saying("The tag on its collar.", "id"),
  );
});

it("names all that it has no words for", () => {
  const sdl = "type Pet { name: String! } enum Size { BIG } type Query { pet(tag: String!): Pet }";
  expect(() => filled(sdl)).toThrow(
    /Pet has no description\n.*Pet.name has.*\n.*Size has.*\n.*Size.BIG has[^]*Query.pet\(tag\) has no description/,
  );
  expect(() => filled(sdl)).toThrow("GraphQL request:1: Pet has no description");
});
