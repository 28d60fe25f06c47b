import { Drawer, Skeleton } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import { ErrorState, useFocusBack } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import './texts';
import { WhyThisPrice } from './WhyThisPrice';

export interface WhyThisPriceDrawerProps {
  open: boolean;
  load: () => Promise<PriceExplanation>;
  onClose: () => void;
}

type Answer = { explanation: PriceExplanation } | { error: unknown } | undefined;

/** A drawer with the explanation of one price. */
export function WhyThisPriceDrawer({ open, load, onClose }: WhyThisPriceDrawerProps) {
  const { t } = useTranslation('whyPrice');
  const { direction, language } = useLanguage();
  const focusBack = useFocusBack();
  const [answer, setAnswer] = useState<Answer>();
  const asked = useRef(0);
  // The component mounts again at each opening and keeps the loader of the price that it was opened for.
  const [first] = useState(() => load);
  const ask = useCallback(() => {
    asked.current += 1;
    const question = asked.current;
    const settle = (next: Answer) => question === asked.current && setAnswer(next);
    first().then(
      (explanation) => settle({ explanation }),
      (error: unknown) => settle({ error }),
    );
  }, [first]);
  // Names depend on the language.
  useEffect(ask, [ask, language]);
  const askAgain = () => {
    setAnswer(undefined);
    ask();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(isOpen) => !isOpen && focusBack()}
      placement={direction === 'rtl' ? 'left' : 'right'}
      size={560}
      title={t('open')}
    >
      {!answer && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {answer && 'error' in answer && <ErrorState error={answer.error} onRetry={askAgain} />}
      {answer && 'explanation' in answer && <WhyThisPrice explanation={answer.explanation} />}
    </Drawer>
  );
}
