import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { decodeCriteria, encodeCriteria } from '@traveldesk/flights-contract';
import { useSearchAnew } from './offers.api';
import { resultsPath } from './review-path';

/** Opens the list of the address with a fresh search, even if an earlier one is cached. */
export function SearchAnew(button: Pick<ButtonProps, 'size' | 'type'>) {
  const { t } = useTranslation('supplierSearch');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const searchAnew = useSearchAnew();
  return (
    <Button
      {...button}
      onClick={() => {
        searchAnew(encodeCriteria(decodeCriteria(params).draft));
        void navigate(resultsPath(params));
      }}
    >
      {t('results.again')}
    </Button>
  );
}
