import { useTranslation } from 'react-i18next';
import { companyPermissions } from '@traveldesk/companies-contract';
import type { Task } from '@traveldesk/tasks-contract';
import { Fact, Facts, RecordLink, When } from '@traveldesk/shared-ui';
import { TaskAbout, TaskDue } from '@traveldesk/tasks-ui';
import { userViewers } from '@traveldesk/users-contract';

/** Facts about a task. The layout does not change while data loads. */
export function TaskFacts({ task }: { task: Task | undefined }) {
  const { t } = useTranslation('tasks');
  const { type, job, assignee, about } = task ?? {};
  const client = job?.project.client;
  return (
    <Facts waiting={!task}>
      <Fact label={t('tasks.fields.type')}>{type?.name}</Fact>
      <Fact label={t('tasks.fields.about')}>{about && <TaskAbout about={about} />}</Fact>
      <Fact label={t('tasks.fields.client')}>
        {client?.id ? (
          <RecordLink to={`/companies/view/${client.id}`} permission={companyPermissions.list}>
            {client.name}
          </RecordLink>
        ) : (
          client?.name
        )}
      </Fact>
      <Fact label={t('tasks.fields.project')}>
        <bdi>{job?.project.name}</bdi>
      </Fact>
      <Fact label={t('tasks.fields.department')}>{job?.department && <bdi>{job.department.name}</bdi>}</Fact>
      <Fact label={t('tasks.fields.assignee')}>
        {assignee && (
          <RecordLink to={`/users/view/${assignee.id}`} permission={userViewers}>
            {assignee.name}
          </RecordLink>
        )}
      </Fact>
      <Fact label={t('tasks.fields.due_on')}>{task?.due_on && <TaskDue task={task} />}</Fact>
      <Fact label={t('tasks.fields.created_at')}>{task && <When at={task.created_at} />}</Fact>
      <Fact label={t('tasks.fields.about_reason')}>{about?.reason && <bdi>{about.reason}</bdi>}</Fact>
    </Facts>
  );
}
