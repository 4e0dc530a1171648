import { sendsFiles } from "./upload-file.ts";

/** What a browser's own would do, by the test's will. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (told: { loaded: number; total: number }) => void } = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;
  status = 0;
  responseText = "";
  form = new FormData();
  open = () => undefined;
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort();
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: typeof body === "string" ? body : JSON.stringify(body) });
    this.onload();
  }
}

const browsers = window.XMLHttpRequest;
beforeEach(() => {
  FakeRequest.sent = [];
  Object.assign(window, { XMLHttpRequest: FakeRequest });
});
afterEach(() => void Object.assign(window, { XMLHttpRequest: browsers }));

const cv = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });

function send(file = cv) {
  const controller = new AbortController();
  const shares: number[] = [];
  const options = { key: "k1", signal: controller.signal, onProgress: (share: number) => void shares.push(share) };
  return { answer: sendsFiles("cv")(file, options), controller, shares, request: FakeRequest.sent[0]! };
}

it("sends the kind before the file, under its key, and tells how far it is", async () => {
  const { answer, request, shares } = send();
  expect([...request.form.keys()]).toEqual(["kind", "file"]);
  expect(request.form.get("kind")).toBe("cv");
  expect(request.headers).toMatchObject({ "idempotency-key": "k1", authorization: expect.stringMatching(/^Bearer /) });
  request.upload.onprogress?.({ loaded: 2, total: 8 });
  expect(shares).toEqual([0.25]);
  request.answer(201, { id: "1", name: "cv.pdf", contentType: "application/pdf", size: 8 });
  expect(await answer).toEqual({ id: "1", name: "cv.pdf", size: 8 });
});

it.each([
  [422, { errors: [{ message: "Upload a PDF, DOC or DOCX file." }] }, "Upload a PDF, DOC or DOCX file."],
  [502, "<html>", "An error occurred"],
])("says why the server did not take it: %i", async (status, body, message) => {
  const { answer, request } = send();
  request.answer(status, body);
  await expect(answer).rejects.toThrow(message);
});

it("says that there is no network, and stops when told so", async () => {
  const lost = send();
  lost.request.onerror();
  await expect(lost.answer).rejects.toThrow(new TypeError("Network error"));
  const { answer, controller } = send();
  controller.abort();
  await expect(answer).rejects.toThrow("Cancelled.");
});

it("does not send what cannot be taken", async () => {
  const { answer } = send(new File(["GIF"], "a.gif", { type: "image/gif" }));
  await expect(answer).rejects.toThrow("Upload a PDF, DOC or DOCX file.");
  expect(FakeRequest.sent).toEqual([]);
});
