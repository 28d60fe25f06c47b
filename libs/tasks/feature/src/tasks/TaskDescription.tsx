import { useTranslation } from 'react-i18next';
import type { TaskRecord } from '@traveldesk/tasks-contract';
import styles from './TaskDescription.module.css';

/** The description with its line breaks; nothing for a task without one. */
export function TaskDescription({ task }: { task: TaskRecord | undefined }) {
  const { t } = useTranslation('tasks');
  if (!task?.description) return null;
  return (
    <section className={styles.description}>
      <h2 className={styles.title}>{t('tasks.fields.description')}</h2>
      <p className={styles.text} dir="auto">
        {task.description}
      </p>
    </section>
  );
}
