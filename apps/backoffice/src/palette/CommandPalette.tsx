import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { screenIcon } from '../menu/icons';
import styles from './CommandPalette.module.css';
import { searchCommands, type Command } from './search';
import { useCommands } from './useCommands';
import { useFound } from './useFound';
import { useTypedSearch } from './useTypedSearch';

export interface CommandPaletteProps {
  onClose: () => void;
  onCustomize: () => void;
}

/** Type a few letters, press Enter: any screen or record that the user may open, from anywhere. */
export function CommandPalette({ onClose, onCustomize }: CommandPaletteProps) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const screens = searchCommands(useCommands(onCustomize), typed);
  const { records, isComing: isFinding } = useFound(typed);
  const { searches, isComing: isReading } = useTypedSearch(typed);
  const isComing = isFinding || isReading;
  const commands = [...searches, ...screens, ...records];
  // Enter was pressed before there was anything to take.
  const [isAwaited, setAwaited] = useState(false);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void document.getElementById(`${id}${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const run = (command: Command | undefined) => {
    if (!command) return setAwaited(isComing);
    onClose();
    command.run();
  };
  useEffect(() => {
    const [first] = commands;
    if (!isAwaited || isComing || !first) return;
    onClose();
    first.run();
  });
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && commands.length > 0) {
      event.preventDefault();
      setAt((at + step + commands.length) % commands.length);
    }
    if (event.key === 'Enter') run(commands[at]);
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
              {screenIcon(command.icon ?? command.key)}
              <span className={styles.label}>
                {command.content ?? <bdi>{command.label}</bdi>}
                {command.hint && <span className={styles.hint}>{command.hint}</span>}
              </span>
            </li>
          ))}
        </ul>
        {(isComing || commands.length === 0) && (
          <p role="status" className={styles.none}>
            {t(isComing ? 'palette.searching' : 'palette.none')}
          </p>
        )}
      </div>
    </dialog>
  );
}
