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

/** Type a few letters, press Enter: what can be done on this page, any screen or record that the user may open, from anywhere. */
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
  const [at, setAt] = useState(0);
  const ofPage = searchCommands(usePageCommands(), typed);
  const screens = searchCommands(useCommands(onCustomize, onShortcuts), typed);
  const { records, isComing: isFinding, again } = useFound(typed);
  const { searches, isComing: isReading, misread } = useTypedSearch(typed);
  const isComing = isFinding || isReading;
  // Six letters are a booking's reference as well as two airports: whoever has such a record means that.
  const mayBeRecord = /^\s*[a-z]{6}\s*$/i.test(typed);
  const found = [...ofPage, ...screens, ...records];
  const ambiguous = isFinding ? found : [...found, ...searches];
  const commands = mayBeRecord ? ambiguous : [...searches, ...found];
  // Enter was pressed before there was anything to take.
  const [isAwaited, setAwaited] = useState(ahead.isEntered);

  // Before any further key: it is for the box.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void document.getElementById(`${id}${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  // The page takes the focus again, which a command may then move.
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
    if (!isAwaited || isComing || !first) return;
    close();
    first.run();
  });
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && commands.length > 0) {
      event.preventDefault();
      setAt((at + step + commands.length) % commands.length);
    }
    if (event.key !== 'Enter') return;
    // Else the browser would press what the command gives the focus to.
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
              setAt(0);
              setAwaited(false);
            }}
            onKeyDown={press}
          />
        </label>
        <ul id={`${id}list`} role="listbox" aria-label={t('palette.title')} className={styles.list}>
          {commands.map((command, index) => (
            // The keys are the search box's, which owns the active option.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
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
                  // It goes once it is pressed.
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
