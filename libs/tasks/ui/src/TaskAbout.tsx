import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Task } from '@traveldesk/tasks-contract';
import './texts';

/** The record that a task is about, as a link if the user may open it. A request has the task's title, which is not repeated. */
export function TaskAbout({ about }: { about: NonNullable<Task['about']> }) {
  const { t } = useTranslation('recentTasks');
  const { kind, name, path } = about;
  const isRequest = kind === 'approval';
  if (path === null) return isRequest ? null : <bdi>{name}</bdi>;
  return (
    <bdi>
      <Link to={path}>{isRequest ? t('request') : name}</Link>
    </bdi>
  );
}
