/** The buttons that leaf through pages. */
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId } from "react";
import { IconButton } from "../IconButton/IconButton";
import * as css from "./Pagination.css";

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Names the navigation: "Páginas del historial". */
  label: string;
  /** From 1. */
  page: number;
  /** At least 1. */
  pageCount: number;
  /** Called with the page wanted, from 1. */
  onPageChange: (page: number) => void;
  /** Names of the two buttons. */
  previousLabel: string;
  /** Name of the button forward. */
  nextLabel: string;
  /** "Página 2 de 5". */
  statusLabel: string;
  /** Both or neither: the sizes offered, and the chosen one. */
  pageSizes?: readonly number[];
  /** Rows of a page now. */
  pageSize?: number;
  /** Called with the size wanted. */
  onPageSizeChange?: (size: number) => void;
  /** Before the sizes: "Por página". */
  pageSizeLabel?: string;
}

/** Back, where one is, on; and how many rows a page has. */
export const Pagination = ({
  label,
  page,
  pageCount,
  onPageChange,
  previousLabel,
  nextLabel,
  statusLabel,
  pageSizes,
  pageSize,
  onPageSizeChange,
  pageSizeLabel,
}: PaginationProps) => {
  const id = useId();
  return (
    <nav aria-label={label} className={css.pagination}>
      <div className={css.pages}>
        <IconButton
          label={previousLabel}
          icon={<ChevronLeft size={22} aria-hidden />}
          isDisabled={page <= 1}
          onPress={() => onPageChange(page - 1)}
        />
        <span role="status">{statusLabel}</span>
        <IconButton
          label={nextLabel}
          icon={<ChevronRight size={22} aria-hidden />}
          isDisabled={page >= pageCount}
          onPress={() => onPageChange(page + 1)}
        />
      </div>
      {pageSizes !== undefined && pageSizeLabel !== undefined && (
        <div className={css.sizes}>
          <label htmlFor={id}>{pageSizeLabel}</label>
          <select
            id={id}
            value={pageSize}
            className={css.sizeSelect}
            onChange={(event) => onPageSizeChange?.(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </div>
      )}
    </nav>
  );
};
