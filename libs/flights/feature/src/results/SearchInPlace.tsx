import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { encodeCriteria, type CriteriaDraft } from '@traveldesk/flights-contract';
import { SearchForm } from '../search/SearchForm';
import styles from './results.module.css';

export interface SearchInPlaceProps {
  draft: CriteriaDraft;
  onClose: () => void;
}

export function SearchInPlace({ draft: searched, onClose }: SearchInPlaceProps) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(searched);
  return (
    <div className={styles.inPlace}>
      <SearchForm
        draft={draft}
        errors={{}}
        change={setDraft}
        onConfirm={(criteria) => {
          onClose();
          void navigate(`/flights/results?${encodeCriteria(criteria)}`);
        }}
      />
    </div>
  );
}
