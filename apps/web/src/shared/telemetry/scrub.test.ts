import { clean, cleanMessage, cleanText } from "./scrub.ts";
import { cleanRecorded } from "./replay-scrub.ts";

const id = "64b000000000000000000001";
const patternOf = (pathname: string) => (pathname.startsWith("/app/customers/") ? "/app/customers/:customerId" : null);

it.each([
  [`${location.origin}/app/customers/${id}?tab=notes#a`, `${location.origin}/app/customers/:customerId`],
  [`/app/customers/${id}`, "/app/customers/:customerId"],
  [`GET /files/${id}?size=small`, "GET /files/…"],
  ["/app/tutors?q=Ngozi", "/app/tutors"],
  [`/app/other/${id}/edit`, "/app/other/…/edit"],
  ["/go/ada", "/go/…"],
  ["POST /graphql", "POST /graphql"],
  [`${location.origin}/assets/base-CG9UEAOi.js`, `${location.origin}/assets/base-CG9UEAOi.js`],
  ["https://example.org/people/ada?x=1", "https://example.org"],
  ["/app/%E0%A4%A", "/app/…"],
  ["text/html", "text/html"],
  [`opened ${id}, and 0f8fad5b-d9cb-469f-a165-70867728950e`, "opened [id], and [id]"],
  ["write to ada.eze+1@mail.example.ng now", "write to [email] now"],
  ["+234 803 123 4567 or 0803 123 4567", "[phone] or [phone]"],
  ["eyJhbGciOi.eyJzdWIi.c2ln and lip_3kTMd9", "[token] and [token]"],
  ["at code=r9Mv-FFw and r9MvbyFf-8wgVeG-FSOZFsiuAOv9zH6ojFzLHejoGE", "at code=[token] and [token]"],
  ["Authorization: Bearer abc.def", "Authorization: [token]"],
  // Sentry's own ids and versions stay.
  ["7d1f0c3b9a8e4f6d8c2b1a0f9e8d7c6b", "7d1f0c3b9a8e4f6d8c2b1a0f9e8d7c6b"],
  ["2.0.0", "2.0.0"],
  ["2026-11-29T10:00:00.000Z", "2026-11-29T10:00:00.000Z"],
])("sends %s as %s", (text, sent) => {
  expect(cleanText(text, patternOf)).toBe(sent);
});

it.each([
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  [
    "Failed to execute 'insertBefore' on 'Node': it is no child",
    "Failed to execute 'insertBefore' on 'Node': it is no child",
  ],
  ["No customer “ngozi eze” was found", "No customer … was found"],
  [`Unexpected token 'N', "Ngozi" is not valid JSON`, "Unexpected token …, … is not valid JSON"],
  ["The customer Ngozi Adeyemi-Okoro is blocked", "The customer … … is blocked"],
  ["Ngọzị is blocked", "… is blocked"],
  ["Then a TypeError came", "Then a TypeError came"],
  ["It doesn't end, does it", "It doesn't end, does it"],
])("reports the message %s as %s", (message, sent) => {
  expect(cleanMessage(message, patternOf)).toBe(sent);
});

it("cleans whatever an envelope holds, and leaves out what nobody needs", () => {
  const event = {
    exception: { values: [{ type: "Error", value: `No Ngozi at /app/customers/${id}` }] },
    breadcrumbs: [{ category: "navigation", data: { from: "/login", to: `/app/customers/${id}?q=Ngozi` } }],
    spans: [{ data: { "http.query": "?q=Ngozi", "lcp.element": "p[title=Ngozi]", "http.method": "GET" } }],
    request: { headers: { Referer: "/" }, cookies: "a=b" },
    segment: 0,
    bytes: new Uint8Array([1]),
  };
  expect(clean(["event", event], patternOf)).toEqual([
    "event",
    {
      exception: { values: [{ type: "Error", value: "No … at /app/customers/:customerId" }] },
      breadcrumbs: [{ category: "navigation", data: { from: "/login", to: "/app/customers/:customerId" } }],
      spans: [{ data: { "http.method": "GET" } }],
      request: {},
      segment: 0,
      bytes: new Uint8Array([1]),
    },
  ]);
});

it("leaves of a recorded page its looks alone", () => {
  const link = { class: "link", href: `/app/customers/${id}`, "data-opener": id, rr_width: "10px", alt: "Ngozi" };
  const recorded = {
    type: 2,
    data: { href: `/app/customers/${id}?q=Ngozi`, node: { tagName: "a", attributes: link } },
  };
  const click = { type: 5, data: { payload: { category: "ui.click", message: 'a[title="Ngozi"]' } } };
  expect([recorded, click].map((event) => JSON.parse(cleanRecorded(JSON.stringify(event))) as unknown)).toEqual([
    {
      type: 2,
      data: { href: "/app/customers/…", node: { tagName: "a", attributes: { class: "link", rr_width: "10px" } } },
    },
    { type: 5, data: { payload: { category: "ui.click" } } },
  ]);
});
