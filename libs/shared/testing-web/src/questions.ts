import { onQuestion, readQuestion, type Question } from '@traveldesk/shared-web';

type Ask = jest.Mock<boolean, [Question]>;

let leave = () => {};

/** Answers the product's questions at once, for the rest of the test; `ask.mockReturnValue(true)` changes the answer. */
export function answerQuestions(confirmed: boolean): Ask {
  const ask: Ask = jest.fn((_: Question) => confirmed);
  const answer = () => {
    const asked = readQuestion();
    if (asked) asked.answer(ask(asked.question));
  };
  stopAnswering();
  leave = onQuestion(answer);
  return ask;
}

export function stopAnswering(): void {
  leave();
  leave = () => {};
}
