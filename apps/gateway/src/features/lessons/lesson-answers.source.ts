import { isLessonAnswer } from "@app/schema/upstreams/v1.records.generated.ts";
import { answerChoices, type LessonAnswerChoice } from "@app/domain/lessons/answer-enums.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { recordOf } from "../../upstream/shape.ts";

const answered = recordOf<{ choice: LessonAnswerChoice }>({ choice: answerChoices });

/** Answers of people without an account, by one-time links. Codes go in bodies, because paths are logged on the way. */
export class LessonAnswersSource {
  readonly #v1: RestV1;

  constructor(v1: RestV1) {
    this.#v1 = v1;
  }

  lookup(code: string) {
    return this.#v1.send("POST", "/lessons/answer-link", { code }, isLessonAnswer);
  }

  give(body: object) {
    return this.#v1.send("POST", "/lessons/answer", body, answered);
  }
}
