/** What leafs through pages: links where pages have addresses, buttons where they have none. */
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconButton } from "../IconButton/IconButton";
import { useLink } from "../LinkProvider/LinkProvider";
import { TextLink } from "../TextLink/TextLink";
import { iconButton } from "../IconButton/IconButton.css";
import * as css from "./Pagination.css";

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Names the navigation: "Páginas del historial". */
  label: string;
  /** From 1. */
  page: number;
  /** At least 1. */
  pageCount: number;
  /** Address of a page, from 1: then the way back and on are links, and `onPageChange` is not called. */
  hrefOf?: (page: number) => string;
  /** Called with the page wanted, from 1. */
  onPageChange?: (page: number) => void;
  /** Name of the way back. */
  previousLabel: string;
  /** Name of the way on. */
  nextLabel: string;
  /** "Página 2 de 5". */
  statusLabel: string;
  /** Both or neither: the sizes offered, and the chosen one. */
  pageSizes?: readonly number[];
  /** Rows of a page now. */
  pageSize?: number;
  /** Address of the first page with so many rows: then the sizes are links, and `onPageSizeChange` is not called. */
  sizeHrefOf?: (size: number) => string;
  /** Called with the size wanted. */
  onPageSizeChange?: (size: number) => void;
  /** Before the sizes: "Por página". */
  pageSizeLabel?: string;
}

interface StepProps {
  label: string;
  icon: ReactNode;
  isDisabled: boolean;
  href: string | undefined;
  onPress: () => void;
}

/** One page back or on. Where there is none, a link too is a button that is switched off. */
function Step({ href, label, icon, isDisabled, onPress }: StepProps) {
  const Link = useLink();
  return href === undefined || isDisabled ? (
    <IconButton label={label} icon={icon} isDisabled={isDisabled} onPress={onPress} />
  ) : (
    <Link href={href} aria-label={label} className={iconButton()}>
      {icon}
    </Link>
  );
}

/** Back, where one is, on; and how many rows a page has. */
export const Pagination = ({
  label,
  page,
  pageCount,
  hrefOf,
  onPageChange,
  previousLabel,
  nextLabel,
  statusLabel,
  pageSizes,
  pageSize,
  sizeHrefOf,
  onPageSizeChange,
  pageSizeLabel,
}: PaginationProps) => {
  const id = useId();
  const status = useRef<HTMLSpanElement>(null);
  const shown = useRef({ page, pageSize });
  useEffect(() => {
    const { current: before } = shown;
    shown.current = { page, pageSize };
    // The link that led here is gone when it was to the last page or to this size: the focus would be lost with it.
    if ((before.page !== page || before.pageSize !== pageSize) && document.activeElement === document.body)
      status.current?.focus();
  }, [page, pageSize]);
  return (
    <nav aria-label={label} className={css.pagination}>
      <div className={css.pages}>
        <Step
          label={previousLabel}
          icon={<ChevronLeft size="1.375rem" aria-hidden />}
          isDisabled={page <= 1}
          href={hrefOf?.(page - 1)}
          onPress={() => onPageChange?.(page - 1)}
        />
        <span role="status" ref={status} tabIndex={-1}>
          {statusLabel}
        </span>
        <Step
          label={nextLabel}
          icon={<ChevronRight size="1.375rem" aria-hidden />}
          isDisabled={page >= pageCount}
          href={hrefOf?.(page + 1)}
          onPress={() => onPageChange?.(page + 1)}
        />
      </div>
      {pageSizes !== undefined && pageSizeLabel !== undefined && (
        <div className={css.sizes}>
          {sizeHrefOf ? (
            <>
              <span id={id}>{pageSizeLabel}</span>
              <ul aria-labelledby={id} className={css.sizeList}>
                {pageSizes.map((size) => (
                  <li key={size} className={css.size}>
                    {size === pageSize ? (
                      <span aria-current="true" className={css.current}>
                        {String(size)}
                      </span>
                    ) : (
                      <TextLink href={sizeHrefOf(size)} isRoomy>
                        {String(size)}
                      </TextLink>
                    )}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <>
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
            </>
          )}
        </div>
      )}
    </nav>
  );
};
