/** What the product asks in its own dialog; its words are `question.<name>` of the common texts. */
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

/** Asks the user, and answers whether they said yes. Who asks the same before it is answered gets the same answer. */
export function askUser(question: Question): Promise<boolean> {
  if (asked?.question === question && answered) return answered;
  // Only one can be seen: the former is answered by staying where one is.
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

/** What is asked now. */
export function readQuestion(): Asked | null {
  return asked;
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
