import styles from './search.module.css';

/** The id of the element around a list of results. */
export const resultsId = 'results';

/** A skip link past suppliers and filters to the results; visible while focused. */
export function SkipToResults({ children }: { children: string }) {
  return (
    <a
      href={`#${resultsId}`}
      className={styles.skip}
      onClick={(event) => {
        // Keeps the address of the search unchanged.
        event.preventDefault();
        const list = document.getElementById(resultsId);
        (list?.querySelector<HTMLElement>('article') ?? list)?.focus();
      }}
    >
      {children}
    </a>
  );
}
