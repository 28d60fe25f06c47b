import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markupPermissions, type PriceExplanation } from '@traveldesk/markups-contract';
import { preloadable } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import './texts';

const { Component: WhyThisPriceDrawer, preload } = preloadable(
  async () => (await import('./WhyThisPriceDrawer')).WhyThisPriceDrawer,
);

export interface WhyThisPriceButtonProps {
  /** Loads the explanation each time the drawer opens, such as `() => explain(offerId).unwrap()`. */
  load: () => Promise<PriceExplanation>;
}

/** A "Why this price?" button for users who may see net prices (TRAVEL-RULES 30); renders nothing for others. */
export function WhyThisPriceButton({ load }: WhyThisPriceButtonProps) {
  const { t } = useTranslation('whyPrice');
  const seesNet = useCan(markupPermissions.list);
  const [round, setRound] = useState(0);
  const [open, setOpen] = useState(false);
  if (!seesNet) return null;
  const show = () => {
    setRound(round + 1);
    setOpen(true);
  };
  return (
    <>
      <Button
        type="link"
        size="small"
        icon={<QuestionCircleOutlined aria-hidden />}
        onClick={show}
        onPointerEnter={() => void preload().catch(() => undefined)}
      >
        {t('open')}
      </Button>
      {round > 0 && (
        <Suspense>
          <WhyThisPriceDrawer key={round} open={open} load={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
