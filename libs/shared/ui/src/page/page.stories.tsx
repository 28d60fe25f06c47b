import { Button } from 'antd';
import { useState } from 'react';
import { BackLink } from '../form/BackLink';
import { DisappearingButton } from '../focus/DisappearingButton';
import { ConfirmButton } from '../question/ConfirmButton';
import { EmptyState } from '../state/EmptyState';
import { ErrorState } from '../state/ErrorState';
import { refusal, useSay } from '../testing/story.fake';
import { Tag } from '../text/Tag';
import { LinkButton } from './LinkButton';
import { PageHeader } from './PageHeader';

export default { title: 'Page' };

export function Header() {
  const say = useSay();
  return (
    <PageHeader
      title="Golf"
      state={<Tag color="success">{say('Free', 'متاحة')}</Tag>}
      note={say('In use since 2030', 'في الخدمة منذ 2030')}
      before={<BackLink to="/cars">{say('Cars', 'السيارات')}</BackLink>}
      actions={<LinkButton to="/cars/create">{say('Add car', 'إضافة سيارة')}</LinkButton>}
    />
  );
}

export function Question() {
  const say = useSay();
  return (
    <ConfirmButton
      question={say('Sell this car?', 'هل تريد بيع هذه السيارة؟')}
      text="Golf"
      okText={say('Sell', 'بيع')}
      onConfirm={() => Promise.resolve()}
    />
  );
}

export function Empty() {
  const say = useSay();
  return (
    <EmptyState
      title={say('No cars yet', 'لا توجد سيارات بعد')}
      hint={say('Add the first one.', 'أضف أول سيارة.')}
      action={<Button>{say('Add car', 'إضافة سيارة')}</Button>}
    />
  );
}

export const Failed = () => <ErrorState error={undefined} onRetry={() => undefined} />;
export const Refused = () => <ErrorState error={refusal} />;

export function Disappearing() {
  const say = useSay();
  const [shown, setShown] = useState(true);
  return (
    <p>
      {shown && (
        <DisappearingButton onClick={() => setShown(false)}>
          {say('Show more', 'عرض المزيد')}
        </DisappearingButton>
      )}
    </p>
  );
}
