/** The one door of the design system: every public component with its props, the themes and their names. */
import "./tokens/reset.css";
import "./tokens/themes.css";

export { themes } from "./tokens/themes.css";
export { lotteryAccents, themeNames } from "./tokens/palette";
export type { LotteryAccent, ThemeName } from "./tokens/palette";
export { breakpoints } from "./tokens/breakpoints";
export { fontFiles } from "./tokens/fonts";
export type { Space } from "./tokens/contract.css";

export { LinkProvider } from "./Link/Link";
export type { LinkComponent, LinkComponentProps, LinkProviderProps } from "./Link/Link";
export { Divider, Grid, Inline, Page, Panel, Section, Split, Stack } from "./Layout/Layout";
export type {
  DividerProps,
  GridProps,
  InlineProps,
  PageProps,
  PanelProps,
  SectionProps,
  SplitProps,
  StackProps,
} from "./Layout/Layout";
export { Heading, Text, VisuallyHidden } from "./Text/Text";
export type { HeadingLevel, HeadingProps, TextProps, VisuallyHiddenProps } from "./Text/Text";
export { RichText } from "./RichText/RichText";
export type { RichTextProps } from "./RichText/RichText";
export { Button, ButtonLink, IconButton, TextLink } from "./Button/Button";
export type { ButtonLinkProps, ButtonProps, ButtonTone, IconButtonProps, TextLinkProps } from "./Button/Button";
export { Badge } from "./Badge/Badge";
export type { BadgeProps } from "./Badge/Badge";
export { Notice } from "./Notice/Notice";
export type { NoticeProps } from "./Notice/Notice";
export { Tooltip } from "./Tooltip/Tooltip";
export type { TooltipProps } from "./Tooltip/Tooltip";
export { ToastRegion } from "./Toast/Toast";
export type { ToastRegionProps } from "./Toast/Toast";
export { createToastQueue } from "./Toast/queue";
export type { QueuedToast, ToastMessage, ToastQueue } from "./Toast/queue";
export { LotteryMark } from "./LotteryMark/LotteryMark";
export type { LotteryMarkProps } from "./LotteryMark/LotteryMark";
export { LotteryCard } from "./LotteryCard/LotteryCard";
export type { LotteryCardProps, LotteryCardSize } from "./LotteryCard/LotteryCard";
export { LotteryStrip } from "./LotteryStrip/LotteryStrip";
export type { LotteryStripProps } from "./LotteryStrip/LotteryStrip";
export { ResultCard } from "./ResultCard/ResultCard";
export type { ResultCardProps } from "./ResultCard/ResultCard";
export { Price } from "./Price/Price";
export type { PriceProps } from "./Price/Price";
export { Digits } from "./Digits/Digits";
export type { DigitsProps } from "./Digits/Digits";
export { CountdownDigits, countdownThresholds, countdownTone } from "./CountdownDigits/CountdownDigits";
export type { CountdownDigitsProps, CountdownTone } from "./CountdownDigits/CountdownDigits";
export { CountdownBanner } from "./CountdownBanner/CountdownBanner";
export type { CountdownBannerProps } from "./CountdownBanner/CountdownBanner";
export { DigitInput } from "./DigitInput/DigitInput";
export type { DigitInputHandle, DigitInputProps } from "./DigitInput/DigitInput";
export { SeriesPicker } from "./SeriesPicker/SeriesPicker";
export type { SeriesPickerHandle, SeriesPickerProps } from "./SeriesPicker/SeriesPicker";
export { FractionSlots } from "./FractionSlots/FractionSlots";
export type { FractionSlotsHandle, FractionSlotsProps, FractionState } from "./FractionSlots/FractionSlots";
export { Checkbox, DateField, PasswordField, Select, TextArea, TextField } from "./Field/Field";
export type {
  CheckboxProps,
  DateFieldProps,
  FieldBaseProps,
  PasswordFieldProps,
  SelectOption,
  SelectProps,
  TextAreaProps,
  TextFieldProps,
} from "./Field/Field";
export { RadioCards } from "./RadioCards/RadioCards";
export type { RadioCardsProps } from "./RadioCards/RadioCards";
export { Form } from "./Form/Form";
export type { FormProps } from "./Form/Form";
export { CaptchaBox } from "./CaptchaBox/CaptchaBox";
export type { CaptchaBoxProps, CaptchaState } from "./CaptchaBox/CaptchaBox";
export { AlertModal, ConfirmModal, Modal } from "./Modal/Modal";
export type { AlertModalProps, ConfirmModalProps, ModalProps } from "./Modal/Modal";
export { Carousel } from "./Carousel/Carousel";
export type { CarouselProps } from "./Carousel/Carousel";
export { slidesPerViewFor } from "./Carousel/slidesPerView";
export type { SlidesPerView } from "./Carousel/slidesPerView";
export { Accordion } from "./Accordion/Accordion";
export type { AccordionProps } from "./Accordion/Accordion";
export { Tabs } from "./Tabs/Tabs";
export type { TabsProps } from "./Tabs/Tabs";
export { Pagination, Table } from "./Table/Table";
export type { PaginationProps, TableColumn, TableProps } from "./Table/Table";
export { Skeleton } from "./Skeleton/Skeleton";
export type { SkeletonProps } from "./Skeleton/Skeleton";
export { EmptyState, ErrorState } from "./EmptyState/EmptyState";
export type { EmptyStateProps, ErrorStateProps, IllustrationName } from "./EmptyState/EmptyState";
export { Timeline } from "./Timeline/Timeline";
export type { TimelineProps, TimelineState } from "./Timeline/Timeline";
export { CopyField } from "./CopyField/CopyField";
export type { CopyFieldProps } from "./CopyField/CopyField";
export { SummaryBar } from "./SummaryBar/SummaryBar";
export type { SummaryBarProps } from "./SummaryBar/SummaryBar";
export { CartLine } from "./CartLine/CartLine";
export type { CartLineProps } from "./CartLine/CartLine";
export { OrderSummary } from "./OrderSummary/OrderSummary";
export type { OrderSummaryProps } from "./OrderSummary/OrderSummary";
export { Receipt } from "./Receipt/Receipt";
export type { ReceiptProps } from "./Receipt/Receipt";
export { Header, LegalStrip, SkipLink } from "./Header/Header";
export type { HeaderProps, LegalStripProps, SkipLinkProps } from "./Header/Header";
export { Bell, CartButton, HeaderButton, UserMenu } from "./HeaderTools/HeaderTools";
export type { BellProps, CartButtonProps, HeaderButtonProps, UserMenuProps } from "./HeaderTools/HeaderTools";
export { Footer } from "./Footer/Footer";
export type { FooterLink, FooterProps } from "./Footer/Footer";
export { ThemePicker } from "./ThemePicker/ThemePicker";
export type { ThemePickerProps } from "./ThemePicker/ThemePicker";
export { Logo } from "./Logo/Logo";
export type { LogoProps } from "./Logo/Logo";
export { Breadcrumb } from "./Breadcrumb/Breadcrumb";
export type { BreadcrumbProps } from "./Breadcrumb/Breadcrumb";
