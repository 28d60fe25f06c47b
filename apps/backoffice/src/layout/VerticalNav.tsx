import { Tooltip } from 'antd';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { keep, readKept, useLanguage, useSession, useText } from '@traveldesk/shared-web';
import { ScreenIcon } from '../menu/ScreenIcon';
import type { Destination } from '../menu/menu';
import { useMenu } from './useMenu';
import styles from './VerticalNav.module.css';

export interface VerticalNavProps {
  /** Shows icons only, with names as tooltips. */
  collapsed?: boolean;
}

const foldedIn = (key: string) => readKept(key)?.split(',') ?? [];

/** The navigation as a column, by groups. Groups that the user folds stay folded on this device, except the group of the current page. */
export function VerticalNav({ collapsed = false }: VerticalNavProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const { sections, current } = useMenu();
  const nav = useRef<HTMLElement>(null);
  const key = `menu:${useSession().user?.id}`;
  const folded = foldedIn(key);
  // Comes before the browser folds or unfolds the group.
  const turn = ({ currentTarget }: MouseEvent, group: string) => {
    const others = foldedIn(key).filter((one) => one !== group);
    const { open } = currentTarget.parentElement as HTMLDetailsElement;
    keep(key, (open ? [...others, group] : others).join());
  };
  useEffect(() => {
    void nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={nav} aria-label={t('shell.navigation')} className={collapsed ? styles.collapsed : styles.nav}>
      {sections.map(({ group, screens }) => (
        <details
          key={group}
          className={styles.group}
          open={collapsed || !folded.includes(group) || (current && screens.includes(current))}
        >
          <summary className={styles.summary} onClick={(event) => turn(event, group)}>
            <h2 id={id + group} className={styles.heading}>
              {t(`menu.groups.${group}`)}
            </h2>
          </summary>
          <ul aria-labelledby={id + group} className={styles.list}>
            {screens.map((screen) => (
              <li key={screen.name}>
                <NavLink screen={screen} current={screen === current} collapsed={collapsed} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

interface NavLinkProps extends Required<VerticalNavProps> {
  screen: Destination;
  current: boolean;
}

function NavLink({ screen, current, collapsed }: NavLinkProps) {
  const label = useText()(screen.label);
  const { direction } = useLanguage();
  const link = (
    <Link
      to={screen.path}
      className={styles.link}
      aria-current={current ? 'page' : undefined}
      aria-label={collapsed ? label : undefined}
    >
      <ScreenIcon name={screen.name} />
      <span className={styles.label}>{label}</span>
    </Link>
  );
  if (!collapsed) return link;
  return (
    <Tooltip title={label} placement={direction === 'rtl' ? 'left' : 'right'}>
      {link}
    </Tooltip>
  );
}
