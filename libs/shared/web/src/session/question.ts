/** A question of the product's own dialog; its texts are `question.<name>` of the common texts. */
export type Question = 'leave' | 'replace';

interface Asked {
  question: Question;
  answer: (confirmed: boolean) => void;
}

let asked: Asked | null = null;
let answered: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function show(next: Asked | null): void {
  asked = next;
  listeners.forEach((listener) => listener());
}

/** Asks the user and resolves to whether they agreed. The same question asked again meanwhile shares the answer. */
export function askUser(question: Question): Promise<boolean> {
  if (asked?.question === question && answered) return answered;
  // Only one question is visible, so the earlier one is answered with no.
  asked?.answer(false);
  answered = new Promise((resolve) => {
    show({
      question,
      answer: (confirmed) => {
        show(null);
        resolve(confirmed);
      },
    });
  });
  return answered;
}

/** Returns the open question. */
export function readQuestion(): Asked | null {
  return asked;
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
