import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenIcon } from '../menu/ScreenIcon';
import styles from './CommandPalette.module.css';
import { searchCommands, type Command } from './search';
import { nothingAhead, type Ahead } from './TypedAhead';
import { useCommands } from './useCommands';
import { useFound } from './useFound';
import { usePageCommands } from './usePageCommands';
import { useTypedSearch } from './useTypedSearch';

export interface CommandPaletteProps {
  ahead?: Ahead;
  onClose: () => void;
  onCustomize: () => void;
  onShortcuts: () => void;
}

/** A command search: commands of the page, and any screen or record that the user may open. */
export function CommandPalette({
  ahead = nothingAhead,
  onClose,
  onCustomize,
  onShortcuts,
}: CommandPaletteProps) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState(ahead.typed);
  const [movedTo, setAt] = useState<number | null>(null);
  const ofPage = searchCommands(usePageCommands(), typed);
  const screens = searchCommands(useCommands(onCustomize, onShortcuts), typed);
  const { records, isComing: isFinding, again } = useFound(typed);
  const { searches, isComing: isReading, misread } = useTypedSearch(typed);
  const isComing = isFinding || isReading;
  // Six letters may be a word, a booking reference or two airports: a search comes after everything that matches.
  const commands: Command[] = [...ofPage, ...screens, ...records, ...(isFinding ? [] : searches)];
  const at = movedTo ?? (commands[0]?.isOnlyChosen ? -1 : 0);
  // Enter was pressed before any result was there.
  const [isAwaited, setAwaited] = useState(ahead.isEntered);

  // A layout effect, so that the search box gets the next key.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void document.getElementById(`${id}${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  // The page gets the focus back, before a command may move it.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const run = (command: Command | undefined) => {
    if (!command) {
      again?.();
      return setAwaited(isComing || again !== null);
    }
    close();
    command.run();
  };
  useEffect(() => {
    const [first] = commands;
    if (!isAwaited || isComing || !first || first.isOnlyChosen) return;
    close();
    first.run();
  });
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && commands.length > 0) {
      event.preventDefault();
      setAt((Math.max(at, step < 0 ? 0 : -1) + step + commands.length) % commands.length);
    }
    if (event.key !== 'Enter') return;
    // Otherwise the browser would also press the element that the command focuses.
    event.preventDefault();
    run(commands[at]);
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside it closes it; Escape does so by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('palette.title')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.box}>
        <label className={styles.search}>
          <SearchOutlined aria-hidden />
          <input
            role="combobox"
            aria-label={t('palette.title')}
            aria-expanded
            aria-controls={`${id}list`}
            aria-activedescendant={commands[at] ? `${id}${at}` : undefined}
            placeholder={t('palette.placeholder')}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(null);
              setAwaited(false);
            }}
            onKeyDown={press}
          />
        </label>
        <ul id={`${id}list`} role="listbox" aria-label={t('palette.title')} className={styles.list}>
          {commands.map((command, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the search box handles the keys and owns the active option
            <li
              key={command.key}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              onPointerMove={() => setAt(index)}
              onClick={() => run(command)}
            >
              <ScreenIcon name={command.icon ?? command.key} />
              <span className={styles.label}>
                {command.content ?? <bdi>{command.label}</bdi>}
                {command.hint && <span className={styles.hint}>{command.hint}</span>}
              </span>
            </li>
          ))}
        </ul>
        {(isComing || again || commands.length === 0) && (
          <p role="status" className={styles.none}>
            {isComing ? t('palette.searching') : again ? t('palette.failed') : (misread ?? t('palette.none'))}
            {again && (
              <button
                type="button"
                className={styles.again}
                onClick={() => {
                  // The button disappears when pressed.
                  dialog.current?.querySelector('input')?.focus();
                  again();
                }}
              >
                {t('state.retry')}
              </button>
            )}
          </p>
        )}
      </div>
    </dialog>
  );
}
