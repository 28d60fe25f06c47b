import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { encodeStay, type StayDraft } from '@traveldesk/hotels-contract';
import { useReplacing } from '@traveldesk/hotels-ui';
import { StaySearchForm } from '../search/StaySearchForm';
import styles from './results.module.css';

export interface SearchInPlaceProps {
  draft: StayDraft;
  onClose: () => void;
}

/** The search form on the page of its results. */
export function SearchInPlace({ draft: searched, onClose }: SearchInPlaceProps) {
  const navigate = useNavigate();
  const replaced = useReplacing();
  const [draft, setDraft] = useState(searched);
  return (
    <div className={styles.inPlace}>
      <StaySearchForm
        draft={draft}
        errors={{}}
        change={setDraft}
        onConfirm={(criteria) => {
          onClose();
          void navigate(`/hotels/results?${encodeStay(criteria)}${replaced}`);
        }}
      />
    </div>
  );
}
